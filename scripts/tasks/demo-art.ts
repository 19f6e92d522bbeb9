/** Draws the demo's pictures that are missing or whose drawing has changed. */
import '../../demo/art/draw'
