import { describe, expect, it } from '@jest/globals'
import { type LlmsDetails, llmsText } from './llms-text'

const details: LlmsDetails = {
  storeName: 'Key [Corner]\n# Not a title',
  storeDescription: 'Genuine\nsoftware.',
  supportEmail: 'help@shop.example',
  siteUrl: 'https://shop.example',
  currencies: ['EUR'],
  categories: [
    { id: 1, parentId: null, name: 'Office', slug: 'office', description: 'Letters & sums' },
    { id: 2, parentId: null, name: 'Security', slug: 'security', description: '' },
    { id: 3, parentId: 1, name: 'Office 2024', slug: 'office-2024', description: 'The newest' },
  ],
  pages: [{ path: '/deals', title: 'Hot Deals', description: 'What costs less' }],
  feeds: [{ name: 'Google Merchant Center', path: '/feeds/google-merchant.xml' }],
  shoppingAgents: false,
  languages: ['es', 'de'],
}

describe('llmsText', () => {
  const lines = llmsText(details).split('\n')

  it('begins with one title and what the store is', () => {
    expect(lines[0]).toBe('# Key \\[Corner\\] \\# Not a title')
    expect(lines[2]).toBe('> Genuine software.')
    expect(lines.filter((line) => line.startsWith('# '))).toHaveLength(1)
  })

  it('says what is charged', () => {
    expect(lines.join('\n')).toContain('- Prices are charged in euros. ')
    expect(lines.join('\n')).not.toContain('?currency')
    const several = llmsText({ ...details, currencies: ['EUR', 'USD', 'GBP'] })
    expect(several).toContain(
      '- Prices are charged in euros, US dollars and British pounds, whichever of them the buyer chooses. ',
    )
    expect(several).toContain('- `?currency=USD`, `?currency=GBP` behind an address: ')
  })

  it('lists categories below their main ones, pages, data and feeds', () => {
    const at = lines.indexOf('- [Office](https://shop.example/category/office): Letters & sums')
    expect(lines[at + 1]).toBe(
      '  - [Office 2024](https://shop.example/category/office-2024): The newest',
    )
    expect(lines[at + 2]).toBe('- [Security](https://shop.example/category/security)')
    expect(lines).toContain('- [Hot Deals](https://shop.example/deals): What costs less')
    expect(lines.join('\n')).toContain('https://shop.example/api/products/{slug}')
    expect(lines.join('\n')).toContain('https://shop.example/feeds/google-merchant.xml')
  })

  it('names the MCP server while it is switched on', () => {
    expect(lines.join('\n')).not.toContain('/api/mcp')
    const on = llmsText({ ...details, shoppingAgents: true })
    expect(on).toContain('- https://shop.example/api/mcp: ')
  })

  it('leaves out sections without anything', () => {
    const bare = llmsText({ ...details, categories: [], feeds: [] })
    expect(bare).not.toContain('## What is sold')
    expect(bare).not.toContain('## Feeds')
  })
})
