import { clientOfRole } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import { mailsTo } from '@/tests/setup/checkout-client'
import { codeOf } from '@/tests/setup/second-factor'
import { TEST_ADMIN } from '@/tests/setup/template'
import { expectNoSideways } from './boxes'
import {
  accessibilityViolations,
  expect,
  PHONE,
  THOROUGH,
  test,
  toast,
  violationsOfVariant,
} from './fixtures'

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

  test('is in reach on a phone', THOROUGH, async ({ page, store }) => {
    await page.setViewportSize(PHONE)
    const client = await clientOfRole(store, 'moderator')
    await page.addInitScript((saved) => localStorage.setItem('adminToken', saved), client.token)
    await page.goto('/admin/products')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Your account/ })
      .click()
    await expect(page.getByRole('heading', { name: 'Password', level: 2 })).toBeVisible()
    await expectNoSideways(page)
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test('gets a new password by mail when the old one is forgotten', async ({ page, store }) => {
    const client = await clientOfRole(store, 'moderator')
    const { body: me } = await client.call('/api/auth/user')
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    const forgot = page.getByRole('dialog', { name: 'Forgot your password?' })
    expect(await violationsOfVariant(page)).toEqual([])
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
    expect(await violationsOfVariant(page)).toEqual([])
    await reset.getByLabel('New password').fill(NEW)
    await reset.getByRole('button', { name: 'Change password' }).click()
    await expect(reset.getByRole('status')).toContainText('Your password has been changed')
    await reset.getByRole('link', { name: 'Go to the login' }).click()
    await page.getByLabel('Username').fill(me.username)
    await page.getByLabel('Password').fill(NEW)
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Login Successful')).toBeVisible()
  })

  test('is protected by a second factor, which a lost phone does not close', async ({
    page,
    store,
  }) => {
    const client = await clientOfRole(store, 'moderator')
    const { body: me } = await client.call('/api/auth/user')
    await page.addInitScript((saved) => {
      if (sessionStorage.getItem('planted')) return
      sessionStorage.setItem('planted', 'yes')
      localStorage.setItem('adminToken', saved)
    }, client.token)
    await page.goto('/admin/account')
    await page.getByRole('button', { name: 'Set up', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Set up a second factor' })
    await dialog.getByLabel('Your password').fill(TEST_ADMIN.password)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
    const secret = (await dialog.locator('code').textContent()) ?? ''
    await dialog.getByLabel('Code of the app').fill('000000')
    await dialog.getByRole('button', { name: 'Turn it on' }).click()
    await expect(dialog.getByLabel('Code of the app')).toHaveAccessibleDescription(/not right/)
    await dialog.getByLabel('Code of the app').fill(codeOf(secret))
    await dialog.getByRole('button', { name: 'Turn it on' }).click()
    const listed = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await expect(listed).toHaveCount(10)
    const codes = await listed.allInnerTexts()
    expect(await violationsOfVariant(page)).toEqual([])
    await dialog.getByRole('button', { name: 'I have saved them' }).click()
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
    await page.getByLabel('Username').fill(me.username)
    await page.getByLabel('Password').fill(TEST_ADMIN.password)
    await page.keyboard.press('Enter')
    const step = page.getByRole('dialog', { name: 'Second Factor' })
    await expect(step.getByLabel('Code')).toBeFocused()
    expect(await violationsOfVariant(page)).toEqual([])
    await step.getByLabel('Code').fill('123456')
    await page.keyboard.press('Enter')
    await expect(step.getByLabel('Code')).toHaveAccessibleDescription(/not right/)
    await step.getByLabel('Code').fill(codes[3]?.toLowerCase() ?? '')
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Login Successful')).toBeVisible()
    await expect(page.getByText('9 recovery codes are left.')).toBeVisible()

    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    const remove = page.getByRole('dialog', { name: 'Remove the second factor?' })
    await remove.getByLabel('Your password').fill(TEST_ADMIN.password)
    await remove.getByRole('button', { name: 'Remove it' }).click()
    await expect(page.getByRole('button', { name: 'Set up', exact: true })).toBeVisible()
  })

  test(
    'of an administrator needs a second factor where the owner says so',
    THOROUGH,
    async ({ page, store }) => {
      const owner = await clientOfRole(store, 'admin')
      const require = (isRequired: boolean) =>
        owner.call('/api/admin/settings', {
          method: 'PATCH',
          body: { values: { requireSecondFactor: isRequired } },
        })
      expect((await require(true)).status).toBe(200)
      await page.addInitScript((saved) => localStorage.setItem('adminToken', saved), owner.token)
      await page.goto('/admin/orders')
      await expect(
        page.getByRole('heading', { name: 'Set up a second factor', level: 1 }),
      ).toBeVisible()
      expect(await accessibilityViolations(page)).toEqual([])
      await page.getByLabel('Your password').fill(TEST_ADMIN.password)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page
        .getByLabel('Code of the app')
        .fill(codeOf((await page.locator('code').textContent()) ?? ''))
      await page.getByRole('button', { name: 'Turn it on' }).click()
      await page.getByRole('button', { name: 'I have saved them' }).click()
      await expect(page.getByRole('tab', { name: 'Orders' })).toBeVisible()
      expect((await require(false)).status).toBe(200)
    },
  )
})
