import { Socket } from 'node:net'

/** How long a client that is still sending has to find its answer, also on a busy machine; as long as nginx waits. */
const LINGER_MS = 5000

/**
 * Lets a client have the answer to a body that was not read to its end. A connection that is closed under
 * what arrives is reset, and the client sees a failure in place of the answer; so what still comes is thrown
 * away for a moment.
 *
 * @param {import('node:http').IncomingMessage} request
 */
export function closeGently(request) {
  const { socket } = request
  socket.destroySoon = () => {
    if (request.complete) {
      Socket.prototype.destroySoon.call(socket)
      return
    }
    socket.end()
    // Whoever read it has stopped, and would hold it back.
    request.removeAllListeners('readable')
    setImmediate(() => request.resume())
    setTimeout(() => socket.destroy(), LINGER_MS).unref()
  }
}
