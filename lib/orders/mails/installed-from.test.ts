import { describe, expect, it } from '@jest/globals'
import { installedFrom } from './installed-from'

const INSTALLER = 'https://get.atlas.example:8443/setup.exe?v=2'
const storeUrl = 'https://shop.example/de'
const buyer = { opensOrder: true, storeUrl }
const recipient = { opensOrder: false, storeUrl }
const product = { installerUrl: null, hasFiles: false, keysByRule: false }

describe('where a product is installed from', () => {
  it('is its own address, where the owner gave one', () => {
    const host = { at: 'host', host: 'get.atlas.example:8443' }
    const own = { installerUrl: INSTALLER, hasFiles: true, keysByRule: true }
    expect(installedFrom({ ...product, installerUrl: INSTALLER }, buyer)).toEqual(host)
    expect(installedFrom(own, recipient)).toEqual(host)
  })

  it('is the page of the order for files of the store, where the reader can open it', () => {
    const files = { ...product, hasFiles: true }
    expect(installedFrom({ ...files, keysByRule: true }, buyer)).toEqual({ at: 'order' })
    expect(installedFrom(files, recipient)).toEqual({ at: 'publisher' })
  })

  it('is the store’s address for its own software', () => {
    const own = { ...product, keysByRule: true }
    expect(installedFrom(own, buyer)).toEqual({ at: 'host', host: 'shop.example' })
    expect(installedFrom({ ...own, hasFiles: true }, recipient)).toEqual({
      at: 'host',
      host: 'shop.example',
    })
  })

  it('is the publisher’s otherwise', () => {
    expect(installedFrom(product, buyer)).toEqual({ at: 'publisher' })
  })
})
