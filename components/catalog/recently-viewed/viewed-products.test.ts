import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { MAX_REMEMBERED, MAX_SHOWN, parseViews, stillSold, withView } from './viewed-products'
import { forgetViews, rememberView, storedViews } from './views-in-storage'

const many = Array.from({ length: 20 }, (_, index) => index + 1)

describe('viewed products in storage', () => {
  it.each([
    [null, []],
    ['', []],
    ['{', []],
    ['"1,2"', []],
    ['{"0":1}', []],
    ['[3,1,2]', [3, 1, 2]],
    ['[5,5,6,5]', [5, 6]],
    ['[1,"2",null,{"id":3},[4],1.5,-6,0,1e99,2147483648,"<script>",7]', [1, 7]],
    [JSON.stringify(many), many.slice(0, MAX_REMEMBERED)],
  ])('that are %s are taken as far as they make sense', (stored, ids) => {
    expect(parseViews(stored)).toEqual(ids)
  })
})

describe('a product that is looked at', () => {
  it('comes first, and once', () => {
    expect(withView([], 3)).toEqual([3])
    expect(withView([1, 2], 3)).toEqual([3, 1, 2])
    expect(withView([1, 2, 3], 3)).toEqual([3, 1, 2])
    expect(withView([3, 1], 3)).toEqual([3, 1])
  })

  it('takes the place of the one that was seen the longest ago', () => {
    const full = many.slice(0, MAX_REMEMBERED)
    expect(withView(full, 99)).toEqual([99, ...full.slice(0, -1)])
  })
})

describe('what is shown of them', () => {
  const product = (id: number) => ({ id, name: `Product ${id}` })

  it('is what is still sold, in the order of looking', () => {
    const found = [product(1), product(2), product(3)]
    expect(stillSold([3, 9, 1], found)).toEqual([product(3), product(1)])
    expect(stillSold([9], [])).toEqual([])
  })

  it('is not more than there is room for, as many as there are', () => {
    expect(stillSold(many, many.map(product))).toEqual(many.slice(0, MAX_SHOWN).map(product))
    const sold = many.slice(2).map(product)
    expect(stillSold(many, sold)).toEqual(sold.slice(0, MAX_SHOWN))
  })
})

describe('the views of a browser', () => {
  let stored: string | null
  let refuses: boolean

  beforeEach(() => {
    stored = null
    refuses = false
    const refusing = <T>(value: () => T) => {
      if (refuses) throw new Error('SecurityError')
      return value()
    }
    const localStorage = {
      getItem: () => refusing(() => stored),
      setItem: (_key: string, value: string) =>
        refusing(() => {
          stored = value
        }),
      removeItem: () =>
        refusing(() => {
          stored = null
        }),
    }
    Object.assign(globalThis, { localStorage })
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'localStorage')
  })

  it('are remembered, and forgotten', () => {
    rememberView(4)
    rememberView(8)
    expect(storedViews()).toBe('[8,4]')
    // Another tab.
    stored = '[15,8,4]'
    rememberView(4)
    expect(storedViews()).toBe('[4,15,8]')
    forgetViews()
    expect(storedViews()).toBeNull()
  })

  it('take the place of what makes no sense', () => {
    stored = '{"of":"another store"}'
    rememberView(1)
    expect(storedViews()).toBe('[1]')
  })

  it('are none where the browser stores nothing', () => {
    refuses = true
    rememberView(1)
    forgetViews()
    expect(storedViews()).toBeNull()
  })
})
