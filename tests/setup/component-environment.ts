import { TestEnvironment } from 'jest-environment-jsdom'

/** What browsers have and jsdom lacks; Node has the same. */
const FROM_NODE = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'FormData',
  'Blob',
  'File',
  'ReadableStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'BroadcastChannel',
] as const

/** A browser without layout: for components whose behaviour needs none. */
export default class ComponentEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    for (const name of FROM_NODE)
      if (!(name in this.global)) Object.assign(this.global, { [name]: globalThis[name] })
    // No query holds: a wide, light screen whose owner asked for nothing.
    this.global.matchMedia ??= (media) =>
      Object.assign(new this.global.EventTarget(), {
        media,
        matches: false,
        onchange: null,
        addListener: () => {},
        removeListener: () => {},
      })
  }
}
