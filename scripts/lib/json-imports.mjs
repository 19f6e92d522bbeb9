/**
 * Lets Node import JSON as the build does, without an attribute that says so: the build's compiler of messages takes none.
 *
 * @type {import('node:module').ResolveHook}
 */
export async function resolve(specifier, context, nextResolve) {
  const found = await nextResolve(specifier, context)
  return found.url.endsWith('.json') ? { ...found, importAttributes: { type: 'json' } } : found
}
