import { productsSchema } from '@/lib/catalog/contracts'
import { clientOfRole, signInOnPage } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import type { TestStore } from '@/tests/setup/store'
import {
  accessibilityViolations,
  button,
  DESKTOP,
  expect,
  type Page,
  PHONE,
  THOROUGH,
  test,
  toast,
  violationsOfVariant,
} from './fixtures'

/** Lets a search have been made some days ago, without an answer. */
const plant = (
  store: TestStore,
  text: string,
  { daysAgo = 0, searches = 1, outcome = 'nothing', instead = '' } = {},
) =>
  store.sql.query(
    `INSERT INTO "UnansweredSearch" ("day", "text", "searches", "outcome", "instead")
     VALUES ((now() AT TIME ZONE 'UTC')::date - $1::int, $2, $3, $4::"SearchOutcome", nullif($5, ''))`,
    [daysAgo, text, searches, outcome, instead],
  )

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

const namesFound = async (store: TestStore, search: string): Promise<string[]> => {
  const { body } = await apiClient(store.url).call(
    `/api/products?${new URLSearchParams({ search })}`,
  )
  return productsSchema.parse(body).map(({ name }) => name)
}

test.beforeEach(async ({ page, store }) => {
  await signInOnPage(page, store)
  await store.sql.query('DELETE FROM "UnansweredSearch"')
})

test.describe('9 Back office: searches without answer', () => {
  test('are listed, and become synonyms, which the next search knows', async ({ page, store }) => {
    await test.step('says what was searched for, how often, when last and what happened', async () => {
      await plant(store, 'tally software', { searches: 1204 })
      await plant(store, 'ofice', { searches: 30, outcome: 'instead', instead: 'office' })
      await plant(store, 'office zzqxv', { searches: 4, outcome: 'without', instead: 'office' })
      await page.goto('/admin/search')
      await expect(page.getByRole('tab', { name: 'Search', exact: true })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      for (const name of ['Search', 'How often', 'Last asked (UTC)', 'What happened', 'Actions'])
        await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
      await expect(rowOf(page, 'tally software')).toContainText('1,204')
      await expect(rowOf(page, 'tally software')).toContainText('Nothing found')
      await expect(rowOf(page, 'ofice')).toContainText('Searched for “office” instead')
      await expect(rowOf(page, 'office zzqxv')).toContainText('Words left out')
      await expect(page.getByRole('row').nth(1)).toContainText('tally software')
      const link = page.getByRole('link', { name: 'tally software (opens in a new tab)' })
      await expect(link).toHaveAttribute('href', '/search?q=tally+software')
      await expect(link).toHaveAttribute('target', '_blank')
      expect(await accessibilityViolations(page)).toEqual([])
    })
    await test.step('become synonyms, which the next search knows', async () => {
      await plant(store, 'zzqxvlock')
      expect(await namesFound(store, 'zzqxvlock')).toEqual([])
      await page.goto('/admin/search')
      await button(page, 'Add synonym for zzqxvlock').click()
      const dialog = page.getByRole('dialog', { name: 'Add Synonyms' })
      await expect(dialog.getByLabel('Phrases')).toHaveValue('zzqxvlock\n')
      expect(await violationsOfVariant(page)).toEqual([])
      await dialog.getByLabel('Phrases').fill('zzqxvlock\nnorton')
      await dialog.getByRole('button', { name: 'Add Synonyms' }).click()
      await expect(dialog).toBeHidden()
      await expect(toast(page, 'Synonyms Added')).toBeVisible()
      expect((await namesFound(store, 'zzqxvlock'))[0]).toMatch(/^Norton/)
    })
  })

  test('shows the last 7, 30 or 90 days', THOROUGH, async ({ page, store }) => {
    await plant(store, 'asked today')
    await plant(store, 'asked earlier', { daysAgo: 10 })
    await plant(store, 'asked long ago', { daysAgo: 60 })
    await page.goto('/admin/search')
    await expect(rowOf(page, 'asked earlier')).toBeVisible()
    await expect(rowOf(page, 'asked long ago')).toHaveCount(0)
    await page.getByLabel('Period').selectOption('Last 7 days')
    await expect(rowOf(page, 'asked earlier')).toHaveCount(0)
    await expect(rowOf(page, 'asked today')).toBeVisible()
    await page.getByLabel('Period').selectOption('Last 90 days')
    await expect(rowOf(page, 'asked long ago')).toBeVisible()
  })

  test('says so when there are none', THOROUGH, async ({ page }) => {
    await page.goto('/admin/search')
    await expect(page.getByText('Every search was answered')).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
  })

  for (const [name, size] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const)
    test(`fit a ${name}`, THOROUGH, async ({ page, store }) => {
      await plant(store, `w${'i'.repeat(58)}de`)
      await page.setViewportSize(size)
      await page.goto('/admin/search')
      await expect(page.getByText('Nothing found')).toBeVisible()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
    })

  test('are shown to moderators, too', THOROUGH, async ({ page, store }) => {
    await plant(store, 'tally software')
    const { token } = await clientOfRole(store, 'moderator')
    await page.addInitScript((saved) => localStorage.setItem('adminToken', saved), token)
    await page.goto('/admin/search')
    await expect(rowOf(page, 'tally software')).toBeVisible()
  })
})

test.describe('9 Back office: synonyms', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/admin/search')
    await page
      .getByRole('navigation', { name: 'Search' })
      .getByRole('link', { name: 'Synonyms' })
      .click()
    await expect(rowOf(page, 'マイクロソフト')).toBeVisible()
  })

  test('are listed with their phrases, filtered, added, edited and deleted', async ({
    page,
    store,
  }) => {
    expect(await violationsOfVariant(page)).toEqual([])
    await button(page, 'Add synonyms').click()
    const adding = page.getByRole('dialog', { name: 'Add Synonyms' })
    await adding.getByLabel('Phrases').fill('  ledger book \n\nKassenbuch\n')
    await adding.getByRole('button', { name: 'Add Synonyms' }).click()
    await expect(adding).toBeHidden()
    await expect(rowOf(page, 'ledger book').getByRole('listitem')).toHaveText([
      'ledger book',
      'Kassenbuch',
    ])

    await page.getByLabel('Search synonyms').fill('KASSEN')
    await expect(page.getByRole('row')).toHaveCount(2)
    await button(page, 'Edit the synonyms of ledger book').click()
    const editing = page.getByRole('dialog', { name: 'Edit Synonyms' })
    await expect(editing.getByLabel('Phrases')).toHaveValue('ledger book\nKassenbuch')
    await editing.getByLabel('Phrases').fill('ledger book\nKassenbuch\n出纳账')
    await editing.getByRole('button', { name: 'Save Synonyms' }).click()
    await expect(editing).toBeHidden()
    await expect(rowOf(page, 'ledger book').getByRole('listitem')).toHaveCount(3)

    await button(page, 'Delete the synonyms of ledger book').click()
    const deleting = page.getByRole('alertdialog', { name: 'Delete these synonyms?' })
    await expect(deleting).toContainText('Kassenbuch')
    expect(await violationsOfVariant(page)).toEqual([])
    await deleting.getByRole('button', { name: 'Cancel' }).click()
    await expect(rowOf(page, 'ledger book')).toBeVisible()
    await button(page, 'Delete the synonyms of ledger book').click()
    await deleting.getByRole('button', { name: 'Delete synonyms' }).click()
    await expect(deleting).toBeHidden()
    await expect(page.getByText('No group has such a phrase.')).toBeVisible()
    const { rows } = await store.sql.query(
      `SELECT "action" FROM "AuditEntry" WHERE "entityType" = 'synonym'
         AND ("before"->'phrases'->>0 = 'ledger book' OR "after"->'phrases'->>0 = 'ledger book') ORDER BY "id"`,
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'synonym.create',
      'synonym.update',
      'synonym.delete',
    ])
  })

  test('say so when there are none', THOROUGH, async ({ page, store }) => {
    const kept = await store.sql.query('DELETE FROM "SearchSynonym" RETURNING "phrases"')
    try {
      await page.reload()
      await expect(page.getByText('There are no synonyms yet.')).toBeVisible()
    } finally {
      for (const { phrases } of kept.rows)
        await store.sql.query(
          'INSERT INTO "SearchSynonym" ("phrases", "updatedAt") VALUES ($1, now())',
          [phrases],
        )
    }
  })
})

test.describe('8 Errors: synonyms', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('say when the list cannot be loaded, and try again', THOROUGH, async ({ page }) => {
    await page.route('**/api/admin/search/synonyms', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    )
    await page.goto('/admin/search/synonyms')
    await expect(page.getByText('Failed to load the synonyms')).toBeVisible()
    await page.unroute('**/api/admin/search/synonyms')
    await page.getByRole('button', { name: 'Retry Loading' }).click()
    await expect(rowOf(page, 'マイクロソフト')).toBeVisible()
  })
})
