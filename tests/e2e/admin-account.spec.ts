import { clientOfRole } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import { mailsTo } from '@/tests/setup/checkout-client'
import { TEST_ADMIN } from '@/tests/setup/template'
import { accessibilityViolations, expect, PHONE, test, toast } from './fixtures'

const NEW = 'harbour-Kestrel-noon-8'

test.describe('9 Back office: the own account', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('is reached by the name in the header, and takes a new password', async ({
    page,
    store,
  }) => {
    const client = await clientOfRole(store, 'moderator')
    await page.addInitScript((saved) => localStorage.setItem('adminToken', saved), client.token)
    await page.goto('/admin/products')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Your account/ })
      .click()
    await expect(page.getByRole('heading', { name: 'Your account', level: 1 })).toBeVisible()
    await expect(page.getByText('This session')).toHaveCount(1)
    expect(await accessibilityViolations(page)).toEqual([])

    await page.getByLabel('Current password').fill('not this one')
    await page.getByLabel('New password').fill('short')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
      /not your current password/,
    )
    await page.getByLabel('Current password').fill(TEST_ADMIN.password)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/at least 12/)
    await page.getByLabel('New password').fill(NEW)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(toast(page, 'Password Changed')).toBeVisible()
    await expect(page.getByLabel('New password')).toHaveValue('')
  })

  test('is in reach on a phone', async ({ page, store }) => {
    await page.setViewportSize(PHONE)
    const client = await clientOfRole(store, 'moderator')
    await page.addInitScript((saved) => localStorage.setItem('adminToken', saved), client.token)
    await page.goto('/admin/products')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Your account/ })
      .click()
    await expect(page.getByRole('heading', { name: 'Password', level: 2 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test('gets a new password by mail when the old one is forgotten', async ({ page, store }) => {
    const client = await clientOfRole(store, 'moderator')
    const { body: me } = await client.call('/api/auth/user')
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    const forgot = page.getByRole('dialog', { name: 'Forgot your password?' })
    expect(await accessibilityViolations(page)).toEqual([])
    await forgot.getByRole('button', { name: 'Back to the login' }).click()
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await forgot.getByLabel('Email').fill(me.email)
    await forgot.getByRole('button', { name: 'Send the link' }).click()
    await expect(forgot.getByRole('status')).toContainText('If an account has the address')

    const mail = await eventually(async () => (await mailsTo(store, me.email))[0])
    const token = /\/admin\/reset-password#(\S+)/.exec(mail.text)?.[1]
    await page.goto(`/admin/reset-password#${token}`)
    const reset = page.getByRole('dialog', { name: 'Choose a new password' })
    await expect(reset).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/reset-password$/)
    expect(await accessibilityViolations(page)).toEqual([])
    await reset.getByLabel('New password').fill(NEW)
    await reset.getByRole('button', { name: 'Change password' }).click()
    await expect(reset.getByRole('status')).toContainText('Your password has been changed')
    await reset.getByRole('link', { name: 'Go to the login' }).click()
    await page.getByLabel('Username').fill(me.username)
    await page.getByLabel('Password').fill(NEW)
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Login Successful')).toBeVisible()
  })
})
