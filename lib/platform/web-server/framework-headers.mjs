const FRAMEWORK_HEADER = /^(?:x-middleware-|x-nextjs-|x-next-|x-now-|x-matched-path$|next-resume$)/

/**
 * Takes out what the framework tells itself by headers, which no caller may say. On its own way it does so, too.
 *
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
export function dropFrameworkHeaders(headers) {
  for (const name of Object.keys(headers)) if (FRAMEWORK_HEADER.test(name)) delete headers[name]
}
