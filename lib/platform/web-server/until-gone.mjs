/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 * @typedef {(request: IncomingMessage, response: ServerResponse) => Promise<void>} Handle
 */

/**
 * Ends with a client that went away. The framework awaits that its answer is finished, and that of a client who leaves while
 * the last of it is sent never is: what that client holds meanwhile, its turns among it, would be taken for ever.
 *
 * @param {Handle} handle
 * @returns {Handle}
 */
export const untilGone = (handle) => (request, response) =>
  new Promise((resolve, reject) => {
    let isEnded = false
    const endIfGone = () => {
      if (isEnded && response.destroyed) resolve()
    }
    const end = response.end.bind(response)
    response.end = (/** @type {unknown[]} */ ...rest) => {
      isEnded = true
      Reflect.apply(end, response, rest)
      endIfGone()
      return response
    }
    // Work that goes on for a client who left keeps its turn: else a caller had as many as it likes.
    response.once('close', endIfGone)
    handle(request, response).then(resolve, reject)
  })
