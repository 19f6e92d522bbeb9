/**
 * By which a handler says how long its body is: the framework leaves out a `Content-Length`, without which a download
 * has no progress, and one that breaks off looks complete.
 */
export const BODY_LENGTH_HEADER = 'x-body-length'

/**
 * Makes a response carry the length that its handler says.
 *
 * @param {import('node:http').ServerResponse} response
 */
export function keepBodyLength(response) {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) =>
    name.toLowerCase() === BODY_LENGTH_HEADER
      ? setHeader('Content-Length', String(value))
      : setHeader(name, value)
}
