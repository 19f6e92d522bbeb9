/** Draws the pictures of the demo that are missing or whose drawing has changed. */
import '../../demo/art/draw'
