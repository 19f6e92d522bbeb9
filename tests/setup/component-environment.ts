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

/** What watches the layout, of which there is none. */
class NothingSeen {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return []
  }
}

/** A browser without layout: for components whose behaviour needs none. */
export default class ComponentEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    for (const name of FROM_NODE)
      if (!(name in this.global)) Object.assign(this.global, { [name]: globalThis[name] })
    for (const name of ['IntersectionObserver', 'ResizeObserver'])
      if (!(name in this.global)) Object.assign(this.global, { [name]: NothingSeen })
    const { FileReader } = this.global
    this.global.Blob.prototype.arrayBuffer ??= function () {
      return new Promise((resolve, reject) => {
        const reader = new FileReader()
        reader.onloadend = () =>
          reader.result && typeof reader.result !== 'string'
            ? resolve(reader.result)
            : reject(reader.error)
        reader.readAsArrayBuffer(this)
      })
    }
    const element = this.global.Element.prototype
    element.scrollIntoView ??= () => {}
    element.setPointerCapture ??= () => {}
    element.releasePointerCapture ??= () => {}
    element.hasPointerCapture ??= () => false
    const { URL: addresses } = this.global
    let made = 0
    addresses.createObjectURL ??= () => `blob:http://localhost/${++made}`
    addresses.revokeObjectURL ??= () => {}
    // Of these jsdom complains instead of showing nothing.
    this.global.HTMLCanvasElement.prototype.getContext = () => null
    const styleOf = this.global.getComputedStyle.bind(this.global)
    this.global.getComputedStyle = (shown) => styleOf(shown)
    this.global.scrollTo = () => {}
    this.global.performance.getEntriesByType ??= () => []
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
