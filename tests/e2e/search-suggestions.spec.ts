import { banner, catalogue, expect, open, searchBox, suggestions, test } from './fixtures'

test.describe('4 States: search suggestions', () => {
  // The search results do not matter here.
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('appear from 2 characters on, when something matches, at most 5', async ({
    page,
    store,
  }) => {
    const all = await catalogue(store)
    const asked: string[] = []
    page.on('request', (request) => {
      const term = new URL(request.url()).searchParams.get('search')
      if (term !== null) asked.push(term)
    })
    await open(page, '/categories')
    const options = suggestions(page).getByRole('option')
    await searchBox(page).fill(' n ')
    await searchBox(page).fill('no')
    await expect(options).toHaveCount(5)
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true')
    // A text that is too short was never requested.
    expect(asked).toEqual(['no'])

    await searchBox(page).fill('n')
    await expect(suggestions(page)).toBeHidden()
    await searchBox(page).fill('MALWAREBYTES')
    const matching = all.filter(({ name }) => name.includes('Malwarebytes'))
    expect(matching.length).toBeLessThan(5)
    await expect(options).toHaveCount(matching.length)
    const names = await options.evaluateAll((found) =>
      found.map((option) => option.querySelector('span > span')?.textContent),
    )
    expect(names.sort()).toEqual(matching.map(({ name }) => name).sort())

    const answered = page.waitForResponse(/search=no\+such\+software/)
    await searchBox(page).fill('no such software')
    await answered
    await expect(suggestions(page)).toBeHidden()
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('are worked by arrow keys, Enter and Escape', async ({ page }) => {
    await open(page, '/categories')
    const options = suggestions(page).getByRole('option')
    const expectActive = async (index: number) => {
      await expect(options.nth(index)).toHaveAttribute('aria-selected', 'true')
      await expect(suggestions(page).getByRole('option', { selected: true })).toHaveCount(1)
      const id = (await options.nth(index).getAttribute('id')) ?? ''
      await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', id)
    }
    await searchBox(page).fill('norton')
    await expect(options.first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expectActive(0)
    await page.keyboard.press('ArrowDown')
    await expectActive(1)
    await page.keyboard.press('ArrowUp')
    await expectActive(0)
    await page.keyboard.press('Escape')
    await expect(suggestions(page)).toBeHidden()
    await expect(searchBox(page)).toHaveValue('norton')
    await expect(searchBox(page)).toBeFocused()

    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expectActive(1)
    const href = (await options.nth(1).getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${href}$`))
    expect(href).toMatch(/^\/products\//)
    await expect(suggestions(page)).toBeHidden()
  })

  test('close by a click outside, and lead to a product by a click', async ({ page }) => {
    await open(page, '/categories')
    const options = suggestions(page).getByRole('option')
    await searchBox(page).fill('norton')
    await expect(options.first()).toBeVisible()
    // The margin beside the content.
    await page.mouse.click(8, 600)
    await expect(suggestions(page)).toBeHidden()
    await searchBox(page).click()
    await expect(options.first()).toBeVisible()
    const href = (await options.first().getAttribute('href')) ?? ''
    await options.first().click()
    await expect(page).toHaveURL(new RegExp(`${href}$`))
    await expect(suggestions(page)).toBeHidden()
  })

  test('a search goes to /search, whatever the mouse passes over', async ({ page }) => {
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

  test('a search goes to /search, a blank one nowhere', async ({ page }) => {
    const visited: string[] = []
    await open(page, '/categories')
    page.on('framenavigated', (frame) => visited.push(frame.url()))
    await searchBox(page).fill('   ')
    await page.keyboard.press('Enter')
    await banner(page).getByRole('button', { name: 'Search', exact: true }).click()
    await searchBox(page).fill('  Office & Visio ')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?/)
    expect(new URL(page.url()).searchParams.get('q')).toBe('Office & Visio')
    expect(visited.map((url) => new URL(url).pathname)).not.toContain('/categories')
    expect(visited.filter((url) => !url.includes('Office'))).toEqual([])
  })
})
