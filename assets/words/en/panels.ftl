# The words of the main window: panels, verdict, tools, the canvas.
