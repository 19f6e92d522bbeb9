/** A server process to the one that started it: it serves. */
export const READY = 'ready'
/** To a server process: another one serves instead, it may end when its clients are answered. */
export const HAND_OVER = 'hand over'
