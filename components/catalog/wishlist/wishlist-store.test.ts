import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { MAX_WISHLIST } from './max-wishlist'

const full = Array.from({ length: MAX_WISHLIST }, (_, index) => index + 1)

describe('the wishlist of a browser', () => {
  let stored: string | null
  let refuses: boolean
  let page: EventTarget
  let store: typeof import('./wishlist-store')

  beforeEach(async () => {
    stored = null
    refuses = false
    page = new EventTarget()
    const localStorage = {
      getItem: () => stored,
      setItem: (_key: string, value: string) => {
        if (refuses) throw new Error('QuotaExceededError')
        stored = value
      },
    }
    Object.assign(globalThis, { window: page, localStorage })
    jest.resetModules()
    store = await import('./wishlist-store')
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'window')
    Reflect.deleteProperty(globalThis, 'localStorage')
  })

  /** The storage event that the browser sends this tab after another one has written. */
  const writtenElsewhere = (value: string) => {
    stored = value
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'wishlist' }))
  }

  it('keeps what is added, and gives a removed product its place back', () => {
    for (const id of [4, 8, 15]) expect(store.addToWishlist(id)).toBe(true)
    expect(stored).toBe('[4,8,15]')
    const place = store.removeFromWishlist(8)
    expect(store.wishlistIds()).toEqual([4, 15])
    store.addToWishlist(8, place)
    expect(stored).toBe('[4,8,15]')
    store.removeFromWishlist(4, 15)
    expect(stored).toBe('[8]')
  })

  it('tells everybody who listens, and gives the same list until it changes', () => {
    const notify = jest.fn()
    const stop = store.subscribeToWishlist(notify)
    store.addToWishlist(1)
    expect(notify).toHaveBeenCalledTimes(1)
    expect(store.wishlistIds()).toBe(store.wishlistIds())
    stop()
    store.addToWishlist(2)
    expect(notify).toHaveBeenCalledTimes(1)
  })

  it('follows other tabs, and does not overwrite what they did', () => {
    const notify = jest.fn()
    store.subscribeToWishlist(notify)
    store.addToWishlist(1)
    writtenElsewhere('[1,2]')
    expect(store.wishlistIds()).toEqual([1, 2])
    // Written, but the storage event has not arrived yet.
    stored = '[1,2,3]'
    store.addToWishlist(4)
    expect(stored).toBe('[1,2,3,4]')
  })

  it('is left alone by what other parts of the store keep', () => {
    const notify = jest.fn()
    store.subscribeToWishlist(notify)
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'preferredCurrency' }))
    expect(notify).not.toHaveBeenCalled()
  })

  it('lasts as long as the page when the browser stores nothing', () => {
    refuses = true
    expect(store.addToWishlist(1)).toBe(true)
    expect(store.addToWishlist(2)).toBe(true)
    expect(store.wishlistIds()).toEqual([1, 2])
    expect(stored).toBeNull()
  })

  it('refuses more than it holds', () => {
    stored = JSON.stringify(full)
    expect(store.addToWishlist(999)).toBe(false)
    expect(store.wishlistIds()).toEqual(full)
  })
})
