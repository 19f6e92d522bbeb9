import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { accessibilityProblems, answerCalls, json, renderInStore } from '@/tests/setup/components'
import { KeyReports } from './key-reports'

const LIST = 'GET /api/orders/[orderNumber]/key-reports'
const REPORT = 'POST /api/orders/[orderNumber]/key-reports'
const REPORTED = 'POST /api/orders/SH-1-AAAAA/key-reports'
const SEARCH = 'GET /api/help/search'

const KEY = {
  id: 7,
  productName: 'Norton 360',
  publisher: 'Norton',
  masked: '••••ABCD',
  canReport: true,
  canReplace: true,
  reports: [],
}
const OPEN = {
  id: 1,
  kind: 'region',
  text: '',
  status: 'open',
  answer: null,
  createdAt: '2026-12-03T10:00:00.000Z',
  decidedAt: null,
}

const show = () =>
  renderInStore(
    <KeyReports
      of={{ orderNumber: 'SH-1-AAAAA', proof: () => ({ 'x-order-token': 'token' }) }}
      email="ada@buyer.example"
    />,
  )
const ask = () => screen.findByRole('button', { name: /^My key doesn’t work/ })

describe('a key that does not work', () => {
  it('is reported after the checks for its message were shown', async () => {
    let keys: object[] = [KEY]
    const sent = answerCalls({
      [LIST]: () => json(200, { keys }),
      [SEARCH]: () => json(200, { total: 0, results: [] }),
      [REPORT]: () => {
        keys = [{ ...KEY, canReport: false, canReplace: false, reports: [OPEN] }]
        return json(201, { status: 'open' })
      },
    })
    const { user } = await show()
    await user.click(await ask())
    await user.click(screen.getByRole('button', { name: 'Report to the store' }))
    expect(await screen.findByText('Please choose the message')).toBeVisible()
    await user.selectOptions(screen.getByLabelText(/^Which message/), 'region')
    expect(screen.getByText(/^Switch off a VPN/)).toBeVisible()
    // Another key would not work there either.
    expect(screen.queryByRole('button', { name: 'Get another key' })).toBeNull()
    expect(await accessibilityProblems()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Report to the store' }))
    expect(await screen.findByText(/^Your report has arrived/)).toBeVisible()
    expect(await screen.findByText(/^We are looking into it/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^My key doesn’t work/ })).toBeNull()
    expect(sent.filter(({ call }) => call === REPORTED)).toMatchObject([
      { body: { keyId: 7, kind: 'region', text: '', replace: false, locale: 'en' } },
    ])
  })

  it('is reported with pictures of the message', async () => {
    const sent = answerCalls({
      [LIST]: () => json(200, { keys: [KEY] }),
      [SEARCH]: () => json(200, { total: 0, results: [] }),
      [REPORT]: () => json(201, { status: 'open' }),
      'POST /api/orders/[orderNumber]/key-reports/pictures': () => json(500, {}),
    })
    const { user } = await show()
    await user.click(await ask())
    await user.selectOptions(screen.getByLabelText(/^Which message/), 'region')
    expect(screen.getByText(/Only the store sees the pictures/)).toBeVisible()
    await user.upload(
      screen.getByLabelText(/^Pictures of the message/),
      new File(['pixels'], 'screen.png', { type: 'image/png' }),
    )
    await user.click(screen.getByRole('button', { name: 'Report to the store' }))
    expect(await screen.findByText(/^Your report has arrived/)).toBeVisible()
    // The report is there, whatever became of the picture.
    expect(screen.getByText(/^Not all pictures were sent/)).toBeVisible()
    const [report, picture] = sent.filter(({ call }) => call.startsWith('POST'))
    expect(picture?.call).toBe(`${REPORTED}/pictures`)
    expect(picture).toHaveProperty('body.requestId', Object(report?.body).requestId)
  })

  it('is replaced at once where the rule of the owner offers it', async () => {
    const sent = answerCalls({
      [LIST]: () => json(200, { keys: [KEY] }),
      [SEARCH]: () => json(200, { total: 0, results: [] }),
      [REPORT]: () => json(201, { status: 'replaced' }),
    })
    const { user } = await show()
    await user.click(await ask())
    await user.selectOptions(screen.getByLabelText(/^Which message/), 'used')
    await user.click(screen.getByRole('button', { name: 'Get another key' }))
    expect(await screen.findByText(/^Another key is on its way/)).toBeVisible()
    expect(sent.find(({ call }) => call === REPORTED)).toMatchObject({
      body: { kind: 'used', replace: true },
    })
  })
})
