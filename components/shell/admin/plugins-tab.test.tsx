import { expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { adminPlugin } from '@/tests/setup/admin-plugin'
import { answerCalls, json, renderInBackOffice } from '@/tests/setup/components'
import { PluginsTab } from './plugins-tab'

it('offers earlier orders to CRMs, and not to webhooks beside them', async () => {
  const crms = ['hubspot', 'webhook'].map((id) => adminPlugin({ id, category: 'CRM' }))
  answerCalls({ 'GET /api/admin/plugins': () => json(200, crms) })
  await renderInBackOffice(<PluginsTab />)
  const offers = await screen.findAllByRole('button', { name: /^Earlier orders for/ })
  expect(offers).toHaveLength(1)
  expect(offers[0]?.getAttribute('aria-label')).toMatch(/HubSpot/)
})
