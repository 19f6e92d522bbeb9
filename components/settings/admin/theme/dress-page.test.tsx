import { afterEach, describe, expect, it } from '@jest/globals'
import { ORIGINAL_THEME } from '@/lib/settings/theme'
import { dressPage } from './dress-page'
import { firstProductOf } from './store-page'

const root = document.documentElement

afterEach(() => {
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
})

describe('a page that is dressed', () => {
  it('has the theme, and nothing of the one before', () => {
    dressPage(root, { ...ORIGINAL_THEME, primaryColor: '#1d4ed8', density: 'compact' }, 'light')
    expect(root.style.getPropertyValue('--color-primary')).toBe('#1d4ed8')
    expect(root.dataset).toMatchObject({ density: 'compact' })

    dressPage(root, { ...ORIGINAL_THEME, darkMode: true }, 'dark')
    expect(root.getAttributeNames()).toEqual(['data-scheme'])
    expect(root.dataset.scheme).toBe('dark')

    dressPage(root, ORIGINAL_THEME, 'dark')
    expect(root.getAttributeNames()).toEqual([])
  })
})

describe('a page of the preview', () => {
  it('is of the first product that a list leads to', () => {
    const card = '<article class="product-card"><a href="/de/product/7">Office</a></article>'
    expect(firstProductOf(`<a href="/cart">Cart</a>${card}`)).toBe('/de/product/7')
    expect(firstProductOf('<p>None</p>')).toBeNull()
  })
})
