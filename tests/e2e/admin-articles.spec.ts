import { adminClient, signInOnPage } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { PNG } from '@/tests/setup/files'
import type { TestStore } from '@/tests/setup/store'
import { expectNoSideways } from './boxes'
import {
  accessibilityViolations,
  button,
  expect,
  type Page,
  THOROUGH,
  test,
  toast,
  violationsOfVariant,
} from './fixtures'

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const shown = (store: TestStore, path: string) => apiClient(store.url).call(path)

let made = 0
const newTitle = () => `Browser article number ${++made} of ${Date.now()}`
const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-')

async function openNew(page: Page, title: string) {
  await page.goto('/admin/articles/new')
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Excerpt').fill('What it is about')
}
async function save(page: Page) {
  await button(page, 'Save Article').click()
  await expect(toast(page, 'Article Added')).toBeVisible()
}

test.beforeEach(({ page, store }) => signInOnPage(page, store))

test.describe('9 Back office: articles', () => {
  test.use({ expectedConsole: [/status of 4(?:00|09)/] })

  test('lists, searches and filters them, drafts too, and deletes one', async ({ page, store }) => {
    await test.step('lists, searches and filters them, drafts too', async () => {
      const admin = await adminClient(store)
      const title = newTitle()
      await admin.post('/api/admin/articles', {
        title,
        excerpt: 'A draft',
        content: '<p>Text</p>',
        category: 'Advanced Tips',
      })
      await page.goto('/admin/articles')
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await expect(page.getByRole('tab', { name: 'Articles' })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await page.getByLabel('Status').selectOption('draft')
      await page.getByLabel('Search articles').fill(title)
      const row = page.getByRole('row').filter({ hasText: title })
      await expect(row).toContainText('Draft')
      await expect(page.getByRole('row')).toHaveCount(2)
      await page.getByLabel('Category').selectOption('Troubleshooting')
      await expect(page.getByText('No article matches.')).toBeVisible()
      await page.getByLabel('Category').selectOption('')
      await expect(row).toBeVisible()
      expect(await accessibilityViolations(page)).toEqual([])
    })
    await test.step('deletes one, and says which help topic loses it', async () => {
      const admin = await adminClient(store)
      const title = newTitle()
      await admin.post('/api/admin/articles', {
        title,
        excerpt: 'Soon gone',
        content: '<p>Text</p>',
        category: 'Best Practices',
        helpTopic: 'Account & Security',
        isPublished: true,
      })
      expect((await shown(store, '/help/account-security')).body).toContain(title)
      await page.goto('/admin/articles')
      await page.getByLabel('Search articles').fill(title)
      await expect(page.getByRole('row')).toHaveCount(2)
      await button(page, `Delete ${title}`).click()
      const dialog = page.getByRole('alertdialog', { name: `Delete “${title}”?` })
      await expect(dialog).toContainText('The help topic Account & Security loses it.')
      expect(await violationsOfVariant(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Delete article' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText('No article matches.')).toBeVisible()
      expect((await shown(store, `/knowledge/${slugOf(title)}`)).status).toBe(404)
      expect((await shown(store, '/help/account-security')).body).not.toContain(title)
    })
  })

  test('writes one by sight, previews it, publishes it and takes it back', async ({
    page,
    store,
    context,
  }) => {
    const title = newTitle()
    await openNew(page, title)
    await content(page).click()
    await button(page, 'Heading 2').click()
    await page.keyboard.type('First part')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Some ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('bold')
    await page.keyboard.press('Control+b')
    await page.keyboard.type(' words.')
    await page.keyboard.press('Enter')
    await button(page, 'Bulleted list').click()
    await page.keyboard.type('One')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Two')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')

    await button(page, 'Link').click()
    const link = page.getByRole('dialog', { name: 'Link' })
    await link.getByLabel('Address').fill('javascript:alert(1)')
    await link.getByRole('button', { name: 'Add link' }).click()
    await expect(link).toContainText('Enter a web address')
    await link.getByLabel('Address').fill('/contact')
    await link.getByLabel('Text').fill('Write to us')
    expect(await violationsOfVariant(page)).toEqual([])
    await link.getByRole('button', { name: 'Add link' }).click()
    await expect(link).toBeHidden()

    await button(page, 'Picture').click()
    const picture = page.getByRole('dialog', { name: 'Picture' })
    await picture
      .locator('input[type=file]')
      .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: PNG })
    await expect(picture.getByAltText('The uploaded picture')).toBeVisible()
    await picture.getByLabel('Description').fill('A dot')
    await picture.getByRole('button', { name: 'Insert picture' }).click()
    await expect(picture).toBeHidden()

    await button(page, 'Edit as HTML').click()
    await expect(content(page)).toHaveValue(
      /^<h2>First part<\/h2>\n<p>Some <strong>bold<\/strong> words\.<\/p>\n<ul><li>One<\/li><li>Two<\/li><\/ul>\n<p><a href="\/contact">Write to us<\/a><\/p>\n<img src="\/media\/[0-9a-f]{64}\.png" alt="A dot"/,
    )
    await button(page, 'Edit by sight').click()

    const [preview] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: /^Preview/ }).click(),
    ])
    await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(preview.getByRole('heading', { level: 2, name: 'First part' })).toBeVisible()
    await expect(preview.getByAltText('A dot')).toBeAttached()
    await preview.close()
    expect((await shown(store, `/knowledge/${slugOf(title)}`)).status).toBe(404)

    await page.getByLabel('Help topic').selectOption('Technical Support')
    await save(page)
    await expect(page).toHaveURL(/\/admin\/articles\/\d+$/)
    expect((await shown(store, `/knowledge/${slugOf(title)}`)).status).toBe(404)
    expect((await shown(store, '/knowledge')).body).not.toContain(title)

    await page.getByRole('switch', { name: 'Published' }).click()
    await button(page, 'Save Article').click()
    await expect(toast(page, 'Article Saved')).toBeVisible()
    const live = await shown(store, `/knowledge/${slugOf(title)}`)
    expect(live.status).toBe(200)
    expect(live.body).toContain('<strong>bold</strong>')
    expect((await shown(store, `/de/knowledge/${slugOf(title)}`)).body).toContain(
      'href="/de/contact"',
    )
    expect((await shown(store, '/knowledge')).body).toContain(title)
    expect((await shown(store, '/help/technical-support')).body).toContain(title)
    const { rows } = await store.sql.query(
      `SELECT "action" FROM "AuditEntry" WHERE "entityType" = 'article' AND "after"->>'title' = $1 ORDER BY "id"`,
      [title],
    )
    expect(rows.map(({ action }) => action)).toEqual(['article.create', 'article.update'])

    await page.getByRole('switch', { name: 'Published' }).click()
    await button(page, 'Save Article').click()
    await expect(page.getByText('A draft: nobody but the staff sees it.')).toBeVisible()
    await expect
      .poll(async () => (await shown(store, `/knowledge/${slugOf(title)}`)).status)
      .toBe(404)
  })

  test('keeps what it can’t show, and every article of the store as it is', async ({
    page,
    store,
    context,
  }) => {
    const admin = await adminClient(store)
    const articles = (await admin.call('/api/admin/articles?search=silent-installs')).body
    await page.goto(`/admin/articles/${articles[0].id}`)
    await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
    const live = await context.newPage()
    const written = async () => {
      await live.goto('/knowledge/silent-installs')
      const article = live.getByRole('main').getByRole('article').first()
      return {
        text: await article.textContent(),
        tables: await article.locator('table').evaluateAll((all) => all.map((t) => t.outerHTML)),
      }
    }
    const before = await written()
    expect(before.tables.length).toBeGreaterThan(0)
    await content(page).click()
    await page.keyboard.type('x')
    await page.keyboard.press('Backspace')
    await button(page, 'Save Article').click()
    await expect(toast(page, 'Article Saved')).toBeVisible()
    expect(await written()).toEqual(before)
    await live.close()
    await expect(page.getByText('can only be edited as HTML')).toHaveCount(0)

    const { body } = await admin.post('/api/admin/articles', {
      title: newTitle(),
      excerpt: 'With a list of terms',
      content: '<p>Text</p><dl><dt>Term</dt><dd>Words</dd></dl>',
      category: 'Best Practices',
    })
    await page.goto(`/admin/articles/${body.id}`)
    await expect(page.getByText(/can only be edited as HTML \(dl, dt, dd\)/)).toBeVisible()
    expect(await violationsOfVariant(page)).toEqual([])
    await page.getByLabel('Excerpt').fill('Other words')
    await button(page, 'Save Article').click()
    await expect(toast(page, 'Article Saved')).toBeVisible()
    expect((await admin.call(`/api/admin/articles/${body.id}`)).body.content).toContain('<dl>')
  })

  test('asks before what was written is lost', THOROUGH, async ({ page }) => {
    await openNew(page, newTitle())
    await page.getByRole('link', { name: 'All articles' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Discard your changes?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByLabel('Excerpt')).toHaveValue('What it is about')
    await page.getByRole('tab', { name: 'Products' }).click()
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await expect(page).toHaveURL(/\/admin\/products$/)
  })

  test('names what is missing and a slug that is taken, writes for another day, and takes an earlier text back', async ({
    page,
    store,
  }) => {
    await page.goto('/admin/articles/new')
    await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
    await button(page, 'Save Article').click()
    for (const text of ['Enter a title', 'Enter an excerpt', 'Write the article'])
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    const title = newTitle()
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Slug').fill('silent-installs')
    await page.getByLabel('Excerpt').fill('What it is about')
    await content(page).click()
    await page.keyboard.type('The first words')
    await button(page, 'Save Article').click()
    await expect(page.getByLabel('Slug')).toHaveAccessibleDescription(
      /Another article has this slug/,
    )
    await expect(content(page)).toHaveText('The first words')
    await page.getByLabel('Slug').fill(slugOf(title))
    await page.getByLabel('Publish by itself at (UTC)').fill('2099-12-24T18:30')
    await save(page)
    await expect(page.getByText('Publishes itself on 12/24/2099')).toBeVisible()
    await content(page).click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Quite other words')
    await button(page, 'Save Article').click()
    await expect(toast(page, 'Article Saved')).toBeVisible()

    await button(page, 'Versions').click()
    const versions = page.getByRole('dialog', { name: 'Earlier versions' })
    await expect(versions.getByRole('insertion')).toHaveText(['The', 'first'])
    await expect(versions.getByRole('deletion')).toHaveText(['Quite', 'other'])
    expect(await violationsOfVariant(page)).toEqual([])
    await versions.getByRole('button', { name: 'Take this version into the form' }).click()
    await expect(content(page)).toHaveText('The first words')
    await button(page, 'Save Article').click()
    await expect
      .poll(
        async () =>
          (await store.sql.query(`SELECT "content" FROM "Article" WHERE "title" = $1`, [title]))
            .rows[0].content,
      )
      .toBe('<p>The first words</p>')

    await page.goto('/admin/articles')
    await page.getByLabel('Status').selectOption('scheduled')
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText(
      'Publishes itself on 12/24/2099',
    )
  })

  test('has categories of one’s own', THOROUGH, async ({ page }) => {
    await page.goto('/admin/articles')
    await button(page, 'Categories').click()
    const dialog = page.getByRole('dialog', { name: 'Categories of articles' })
    await dialog.getByLabel('New category').fill('Getting started')
    await button(page, 'Add').click()
    await expect(dialog.getByText('Another category has this name')).toBeVisible()
    await dialog.getByLabel('New category').fill('Offers')
    await button(page, 'Add').click()
    await button(page, 'Rename Offers').click()
    await dialog.getByLabel('New name of Offers').fill('Seasonal offers')
    await button(page, 'Rename').click()
    await expect(button(page, 'Rename Seasonal offers')).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByLabel('Category').selectOption('Seasonal offers')
    await expect(page.getByText('No article matches.')).toBeVisible()
  })

  test('works on a phone', THOROUGH, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openNew(page, newTitle())
    await expectNoSideways(page)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.goto('/admin/articles')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expectNoSideways(page)
  })
})

test.describe('5 Validation: articles', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('does not overwrite what another user has saved', THOROUGH, async ({ page, store }) => {
    const admin = await adminClient(store)
    const { body } = await admin.post('/api/admin/articles', {
      title: newTitle(),
      excerpt: 'Contested',
      content: '<p>Text</p>',
      category: 'Best Practices',
    })
    await page.goto(`/admin/articles/${body.id}`)
    await page.getByLabel('Excerpt').fill('Mine')
    await admin.call(`/api/admin/articles/${body.id}`, {
      method: 'PATCH',
      body: { excerpt: 'Theirs', content: '<p>Their text</p>' },
    })
    await button(page, 'Save Article').click()
    await expect(page.getByText(/Somebody else changed this article/)).toBeVisible()
    await expect(page.getByLabel('Excerpt')).toHaveValue('Mine')
    await button(page, 'Reload their version').click()
    await expect(page.getByLabel('Excerpt')).toHaveValue('Theirs')
    await expect(content(page)).toHaveText('Their text')
  })
})
