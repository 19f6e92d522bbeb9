// Outside of Next's bundler the package `server-only` always throws; scripts are the server.
import { register } from 'node:module'

register(
  `data:text/javascript,${encodeURIComponent(
    `export const resolve = (name, context, next) =>
       name === 'server-only' ? { shortCircuit: true, url: 'data:text/javascript,' } : next(name, context)`,
  )}`,
)
