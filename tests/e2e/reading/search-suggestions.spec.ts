import {
  banner,
  button,
  expect,
  open,
  type Page,
  searchBox,
  suggestions,
  THOROUGH,
  readingTest as test,
} from '../fixtures'

/** One group of what the search field suggests. */
const group = (page: Page, name: string) =>
  suggestions(page).getByRole('group', { name, exact: true })

const groupsOf = (page: Page) =>
  suggestions(page)
    .getByRole('group')
    .evaluateAll((groups) => groups.map((each) => each.getAttribute('aria-label')))

/** Searches from the header, and waits for the page of the results. */
async function searchFor(page: Page, term: string): Promise<void> {
  await searchBox(page).fill(term)
  await searchBox(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${term}”`)
}

test.describe('4 States: search suggestions', () => {
  // The search results do not matter here.
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('mark the beginnings of words that were typed', THOROUGH, async ({ page }) => {
    await open(page, '/categories')
    const option = group(page, 'Products').getByRole('option').first()
    await searchBox(page).fill('360 NORT')
    await expect(option).toContainText('Norton 360')
    await expect(option.locator('mark')).toHaveText(['Nort', '360'])
  })

  test(
    'are passed one by one, through all groups, by the arrow keys',
    THOROUGH,
    async ({ page }) => {
      await open(page, '/categories')
      const options = suggestions(page).getByRole('option')
      await searchBox(page).fill('norton')
      await expect(group(page, 'Articles').getByRole('option')).toHaveCount(1)
      const count = await options.count()
      for (let index = 0; index < count; index++) {
        await page.keyboard.press('ArrowDown')
        await expect(options.nth(index)).toHaveAttribute('aria-selected', 'true')
        const id = (await options.nth(index).getAttribute('id')) ?? ''
        await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', id)
        await expect(options.nth(index)).toBeInViewport()
      }
      // Then the field itself, and from there backwards.
      await page.keyboard.press('ArrowDown')
      await expect(searchBox(page)).not.toHaveAttribute('aria-activedescendant', /./)
      await page.keyboard.press('ArrowUp')
      await expect(options.last()).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/knowledge\/set-up-norton-or-bitdefender$/)
    },
  )

  test('lead to a category, to a publisher’s products, and to all results', async ({ page }) => {
    await open(page, '/categories')
    await searchBox(page).fill('corel')
    await group(page, 'Categories').getByRole('option').click()
    await expect(page).toHaveURL(/\/category\/[\w-]*corel$/)

    await searchBox(page).fill('core')
    await group(page, 'Publishers').getByRole('option').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Results for “Corel Corporation”',
    )
    expect(new URL(page.url()).searchParams.get('q')).toBe('Corel Corporation')

    await searchBox(page).fill('cor')
    await suggestions(page).getByRole('option', { name: 'All results for “cor”' }).click()
    await expect(page).toHaveURL(/\/search\?q=cor$/)
    await expect(suggestions(page)).toBeHidden()
  })

  test('a search goes to /search, whatever the mouse passes over', THOROUGH, async ({ page }) => {
    await open(page, '/categories')
    const options = suggestions(page).getByRole('option')
    await searchBox(page).fill('norton')
    await options.nth(1).hover()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=norton$/)
    await open(page, '/categories')
    await searchBox(page).fill('norton')
    await options.first().hover()
    await banner(page).getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/\/search\?q=norton$/)
    await expect(suggestions(page)).toBeHidden()
  })
})

test.describe('4 States: recent searches', () => {
  const recent = (page: Page) => group(page, 'Recent searches').getByRole('option')
  const clear = (page: Page) => button(page, 'Clear recent searches')

  test('are offered while the field is empty, the latest first, and lead to their results', async ({
    page,
  }) => {
    const sent: string[] = []
    await open(page, '/categories')
    await searchBox(page).click()
    await expect(group(page, 'Popular').getByRole('option')).toHaveCount(4)
    expect(await groupsOf(page)).toEqual(['Popular'])
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true')
    for (const term of ['visio', 'norton', 'wvzxq', 'qxzvw', 'Norton']) await searchFor(page, term)
    await open(page, '/categories')
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await searchBox(page).click()
    await expect(recent(page)).toHaveText(['Norton', 'qxzvw', 'wvzxq', 'visio'])
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(banner(page).getByRole('status')).toContainText('4 recent searches')
    await expect(group(page, 'Popular')).toBeVisible()
    expect(await groupsOf(page)).toEqual(['Recent searches', 'Popular'])
    // What was typed gives way to suggestions.
    await searchBox(page).fill('w')
    await expect(suggestions(page)).toBeHidden()
    await searchBox(page).fill('')
    await expect(recent(page)).toHaveCount(4)
    await page.keyboard.press('Escape')
    await expect(suggestions(page)).toBeHidden()
    expect(sent.filter((request) => /qxzvw|wvzxq/.test(request))).toEqual([])

    await page.keyboard.press('ArrowDown')
    await expect(recent(page)).toHaveCount(4)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=qxzvw$/)
    await expect(suggestions(page)).toBeHidden()
  })

  test(
    'are also those of the search page and of “All results”, not what was only looked at',
    THOROUGH,
    async ({ page }) => {
      await open(page, '/search')
      await page.getByRole('searchbox', { name: 'Search software' }).fill('  visio ')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/search\?q=visio$/)
      await searchBox(page).fill('norto')
      await suggestions(page).getByRole('option', { name: 'All results for “norto”' }).click()
      await expect(page).toHaveURL(/\/search\?q=norto$/)
      await searchBox(page).fill('corel')
      await group(page, 'Products').getByRole('option').first().click()
      await expect(page).toHaveURL(/\/products\//)
      await open(page, '/search?q=of-a-link')
      await searchBox(page).click()
      await expect(recent(page)).toHaveText(['norto', 'visio'])
    },
  )

  test('are cleared by a button that the keyboard reaches', THOROUGH, async ({ page }) => {
    await open(page, '/categories')
    await searchFor(page, 'visio')
    await open(page, '/categories')
    await searchBox(page).click()
    await expect(recent(page)).toHaveText(['visio'])
    // No option, and beside the list of them.
    await expect(suggestions(page).getByRole('button')).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(banner(page).getByRole('button', { name: 'Search', exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(clear(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(suggestions(page)).toBeHidden()
    await expect(searchBox(page)).toBeFocused()

    await page.keyboard.press('ArrowDown')
    await expect(recent(page)).toHaveText(['visio'])
    await clear(page).focus()
    await page.keyboard.press('Enter')
    await expect(recent(page)).toHaveCount(0)
    await expect(clear(page)).toHaveCount(0)
    await expect(searchBox(page)).toBeFocused()
    await expect(page).toHaveURL(/\/categories$/)
    await page.reload()
    await open(page, '/categories')
    await searchBox(page).click()
    await searchBox(page).press('ArrowDown')
    await expect(group(page, 'Popular')).toBeVisible()
    await expect(recent(page)).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull()
  })

  test(
    'are none where the browser stores nothing, and the search works',
    THOROUGH,
    async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
      })
      await open(page, '/categories')
      await searchFor(page, 'norton')
      await searchBox(page).fill('')
      await expect(group(page, 'Popular')).toBeVisible()
      await expect(recent(page)).toHaveCount(0)
      await searchBox(page).fill('eset')
      await expect(group(page, 'Products').getByRole('option').first()).toBeVisible()
    },
  )

  test('that make no sense are left out', THOROUGH, async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('recentSearches', '["visio",7,"<img src=x onerror=alert(1)>",null]'),
    )
    await open(page, '/categories')
    await searchBox(page).click()
    await expect(recent(page)).toHaveText(['visio', '<img src=x onerror=alert(1)>'])
  })
})
