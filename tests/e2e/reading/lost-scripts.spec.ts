import {
  banner,
  button,
  drawerOf,
  expect,
  forgetVisitor,
  open,
  type Page,
  THOROUGH,
  readingTest as test,
} from '../fixtures'

test.use({ expectedConsole: [/Failed to load resource|chunk|Minified React error/i] })

const SCRIPTS = /\/_next\/static\/chunks\/.*\.js/

const cartButton = (page: Page) => banner(page).getByRole('button', { name: /cart/i })

/** The scripts that a page loads for what is done on it. */
async function scriptsOf(page: Page, work: () => Promise<void>): Promise<Set<string>> {
  const asked = new Set<string>()
  const note = (request: { url(): string }) => {
    if (SCRIPTS.test(request.url())) asked.add(request.url())
  }
  page.on('request', note)
  await work()
  page.off('request', note)
  return asked
}

async function drawerScripts(page: Page): Promise<Set<string>> {
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  const scripts = await scriptsOf(page, async () => {
    await cartButton(page).click()
    await expect(drawerOf(page)).toBeVisible()
  })
  expect(scripts.size).toBeGreaterThan(0)
  return scripts
}

test.describe('a script that is gone', () => {
  test('is asked for again when the connection comes back; else the page is loaded anew once, and then the store says so on a page of its own', async ({
    page,
    browser,
    store,
  }) => {
    const other = await browser.newPage({ baseURL: store.url })
    const gone = await drawerScripts(other)
    await other.close()

    let refusals = 0
    await page.route(
      (url) => gone.has(url.href),
      (route) => {
        refusals += 1
        return refusals <= gone.size ? route.abort() : route.continue()
      },
    )
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await open(page, '/')
    await cartButton(page).click()
    await expect(drawerOf(page)).toBeVisible()
    expect(loads).toBeLessThanOrEqual(2)
    await page.unrouteAll()
    await forgetVisitor(page)

    await page.route(
      (url) => gone.has(url.href),
      (route) => route.abort(),
    )
    await open(page, '/')
    const reloaded = page.waitForEvent('load')
    await cartButton(page).click()
    await reloaded
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await open(page, '/')
    await cartButton(page).click()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(page.getByText('Softhaven', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible()

    await page.unrouteAll()
    await button(page, 'Try again').click()
    await expect(drawerOf(page)).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await cartButton(page).click()
    await expect(drawerOf(page)).toBeVisible()
  })

  test('never blanks a page, in any language', THOROUGH, async ({ page, browser, store }) => {
    const other = await browser.newPage({ baseURL: store.url })
    const gone = await drawerScripts(other)
    await other.close()
    await page.route(
      (url) => gone.has(url.href),
      (route) => route.abort(),
    )
    await page.addInitScript(() => sessionStorage.setItem('reloadedForScripts', String(Date.now())))
    await open(page, '/de')
    await banner(page)
      .getByRole('button', { name: /Warenkorb/ })
      .click()
    await expect(page.getByRole('heading', { name: 'Etwas ist schiefgelaufen' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('alert').first()).not.toBeEmpty()
    const home = page.getByRole('link', { name: 'Zur Startseite' })
    await expect(home).toHaveAttribute('href', '/de')
  })

  test('leaves the page as it is while all scripts are gone', THOROUGH, async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort())
    await page.goto('/products')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForTimeout(2000)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
