import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { parseRecentSearches, withSearch } from './recent-searches'

describe('a search that was made', () => {
  it('comes first, and once in whatever case', () => {
    expect(withSearch(['office', 'visio'], 'norton')).toEqual(['norton', 'office', 'visio'])
    expect(withSearch(['office', 'visio'], 'Visio')).toEqual(['Visio', 'office'])
  })

  it('is one of five', () => {
    expect(withSearch(['1', '2', '3', '4', '5'], '6')).toEqual(['6', '1', '2', '3', '4'])
  })
})

describe('stored searches', () => {
  it('are read in their order', () => {
    expect(parseRecentSearches('["office","visio"]')).toEqual(['office', 'visio'])
    expect(parseRecentSearches(null)).toEqual([])
  })

  it.each([
    ['', []],
    ['{', []],
    ['null', []],
    ['"office"', []],
    ['{"0":"office"}', []],
    ['["office",1,null,{"text":"x"},["y"],"  "," visio ","<b>"]', ['office', 'visio', '<b>']],
    ['["office","visio","OFFICE"]', ['office', 'visio']],
    ['["1","2","3","4","5","6","7"]', ['1', '2', '3', '4', '5']],
    [JSON.stringify(['x'.repeat(201), 'x'.repeat(200)]), ['x'.repeat(200)]],
  ])('that are %s are taken as far as they make sense', (stored, searches) => {
    expect(parseRecentSearches(stored)).toEqual(searches)
  })
})

describe('the searches of a browser', () => {
  let stored: string | null
  let refuses: 'nothing' | 'writing' | 'all'
  let page: EventTarget
  let store: typeof import('./recent-searches-store')

  beforeEach(async () => {
    stored = null
    refuses = 'nothing'
    page = new EventTarget()
    const localStorage = {
      getItem: () => {
        if (refuses === 'all') throw new Error('SecurityError')
        return stored
      },
      setItem: (_key: string, value: string) => {
        if (refuses !== 'nothing') throw new Error('QuotaExceededError')
        stored = value
      },
      removeItem: () => {
        if (refuses === 'all') throw new Error('SecurityError')
        stored = null
      },
    }
    Object.assign(globalThis, { window: page, localStorage })
    jest.resetModules()
    store = await import('./recent-searches-store')
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'window')
    Reflect.deleteProperty(globalThis, 'localStorage')
  })

  it('are remembered, the latest first, until they are cleared', () => {
    for (const text of ['office', 'visio', 'office']) store.rememberSearch(text)
    expect(stored).toBe('["office","visio"]')
    expect(store.recentSearches()).toEqual(['office', 'visio'])
    store.clearRecentSearches()
    expect(stored).toBeNull()
    expect(store.recentSearches()).toEqual([])
  })

  it('tell everybody who listens, and are the same list until they change', () => {
    const notify = jest.fn()
    const stop = store.subscribeToRecentSearches(notify)
    store.rememberSearch('office')
    expect(notify).toHaveBeenCalledTimes(1)
    expect(store.recentSearches()).toBe(store.recentSearches())
    stop()
    store.rememberSearch('visio')
    expect(notify).toHaveBeenCalledTimes(1)
  })

  it('follow other tabs', () => {
    const notify = jest.fn()
    store.subscribeToRecentSearches(notify)
    stored = '["norton"]'
    page.dispatchEvent(new Event('storage'))
    expect(notify).toHaveBeenCalledTimes(1)
    expect(store.recentSearches()).toEqual(['norton'])
    store.rememberSearch('eset')
    expect(stored).toBe('["eset","norton"]')
  })

  it.each(['writing', 'all'] as const)('are none where storage refuses %s', (what) => {
    refuses = what
    store.rememberSearch('office')
    expect(store.recentSearches()).toEqual([])
    store.clearRecentSearches()
    expect(store.recentSearches()).toEqual([])
  })
})
