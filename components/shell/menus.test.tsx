import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { ShownMenus } from '@/lib/settings/menu-pages'
import { renderInStore } from '@/tests/setup/components'
import { Footer } from './footer'
import { SideMenuContent } from './side-menu-content'

const CATEGORY = { slug: 'office', name: 'Office', description: '', icon: 'folder' }
const shop = { categories: [CATEGORY], storeName: 'Softhaven', logo: '/logo.svg' }

const links = () =>
  screen.getAllByRole('link').map((link) => `${link.getAttribute('href')} ${link.textContent}`)

async function footer(menus: ShownMenus, asksForConsent = false) {
  await renderInStore(
    <Footer {...shop} menus={menus} description={null} asksForConsent={asksForConsent} />,
  )
}

describe('the footer', () => {
  it('holds what the store came with, without pages that are off', async () => {
    await footer({})
    expect(links()).toEqual(
      expect.arrayContaining(['/category/office Office', '/help Help Center']),
    )
    expect(links().join()).not.toContain('/gift-cards')
    expect(screen.queryByRole('button', { name: 'Cookie settings' })).toBeNull()
  })

  it('shows the owner’s menus instead: other names, other sites, and no column without entries', async () => {
    await footer(
      {
        shop: [],
        support: [
          { page: 'help', name: 'Ask us' },
          { href: 'https://blog.example/', name: 'Our blog' },
          { page: 'mainCategories' },
          { page: 'cookieSettings' },
        ],
      },
      true,
    )
    expect(screen.queryByRole('heading', { name: 'Shop' })).toBeNull()
    const support = screen.getByRole('heading', { name: 'Support' }).parentElement
    if (!support) throw new Error('There is no column')
    expect(
      within(support)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Ask us', 'Our blog', 'Office', 'Cookie settings'])
    expect(within(support).getByRole('button', { name: 'Cookie settings' })).toBeVisible()
  })
})

it('the menu of small screens holds pages of the owner’s, and the wishlist with its count', async () => {
  await renderInStore(
    <SideMenuContent
      categories={[CATEGORY]}
      menus={{ side: [{ href: '/pages/press', name: 'Press' }, { page: 'wishlist' }] }}
    />,
  )
  expect(links().slice(0, 2)).toEqual(['/pages/press Press', '/wishlist Wishlist'])
})
