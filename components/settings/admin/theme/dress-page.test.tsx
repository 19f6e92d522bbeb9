import { afterEach, describe, expect, it } from '@jest/globals'
import { ORIGINAL_THEME } from '@/lib/settings/theme'
import { dressPage } from './dress-page'
import { firstProductOf, stillPage } from './store-page'

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
  it('runs nothing, loads nothing ahead, and cannot be pressed', () => {
    const still = stillPage(
      '<!doctype html><html lang="en"><head><link rel="stylesheet" href="/a.css"><link rel="preload" href="/b.js" as="script"></head><body><a href="/cart">Cart</a><script>alert(1)</script></body></html>',
    )
    expect(still).toContain('<link rel="stylesheet" href="/a.css">')
    expect(still).toContain('<a href="/cart">Cart</a>')
    expect(still).not.toContain('script')
    expect(still).toContain('<body inert="">')
  })

  it('has its late parts in their places', () => {
    const still = stillPage(
      '<body><main><!--$?--><template id="B:0"></template><p>Loading <!--$-->it<!--/$--></p><!--$--><i>Wait</i><!--/$--><!--/$--><b>After</b></main>' +
        '<div hidden id="S:0"><h1>Products</h1><template id="P:1"></template></div><div hidden id="S:1"><em>Office</em></div>' +
        '<script>$RS("S:1","P:1")</script><script>$RC("B:0","S:0")</script></body>',
    )
    expect(still).toContain('<h1>Products</h1><em>Office</em><!--/$--><b>After</b></main>')
    expect(still).not.toMatch(/Loading|Wait|hidden/)
  })

  it('is of the first product that a list leads to', () => {
    const card = '<article class="product-card"><a href="/de/product/7">Office</a></article>'
    expect(firstProductOf(`<a href="/cart">Cart</a>${card}`)).toBe('/de/product/7')
    expect(firstProductOf('<p>None</p>')).toBeNull()
  })
})
