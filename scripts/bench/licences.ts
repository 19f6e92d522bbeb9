import { setTimeout } from 'node:timers/promises'
import { apiClient } from '@/tests/setup/api-client'
import { atMost, type Row } from './figures'
import type { Options } from './options'
import { repeat } from './repeat'
import { buy } from './shopper'
import { signIn } from './staff'
import type { BenchStore } from './store'

/** Fewer than one key may be asked about in a minute. */
const MOST = 250
const LIMIT_MS = 20
const DEVICE = 'bench-device'

/** What software waits for at its start: whether its licence is good on this device. */
export async function licenceRows(store: BenchStore, { seconds }: Options): Promise<Row[]> {
  const key = await soldKey(store)
  const software = apiClient(store.url)
  const call = async (path: string, body: object) => {
    const answer = await software.call(path, { method: 'POST', body })
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
  }
  await call('/api/licences/activate', { key, device: DEVICE, deviceName: 'Bench' })
  const validate = () => call('/api/licences/validate', { key, device: DEVICE })
  await validate()
  const { p50, p95, p99 } = await repeat(validate, { seconds, atMost: MOST })
  return [
    {
      name: 'validating an active licence',
      p50,
      p95,
      p99,
      target: atMost(p95, LIMIT_MS, `p95 ≤ ${LIMIT_MS} ms`),
    },
  ]
}

/** A key that a rule made for a buyer. */
async function soldKey(store: BenchStore): Promise<string> {
  const staff = apiClient(store.url)
  const headers = { 'x-session-token': await signIn(store) }
  const call = async (path: string, method: string, body?: object) => {
    const answer = await staff.call(path, { method, headers, body })
    if (answer.status >= 300)
      throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const { id } = await call('/api/admin/products', 'POST', {
    name: 'Measured software',
    description: 'Of our own',
    price: '30.00',
  })
  await call(`/api/admin/licence-rules/${id}`, 'PUT', {
    isOn: true,
    pattern: 'SOFT-####-####-####',
    deviceLimit: 2,
    termDays: null,
    version: '2.1.0',
    downloadUrl: 'https://downloads.example/soft-2.1.0.zip',
    changelog: 'Faster.',
  })
  await buy(store.url, id)
  for (;;) {
    const [sold] = await call(`/api/admin/product-keys?productId=${id}&reveal=1`, 'GET')
    if (sold) return sold.keyValue
    await setTimeout(200)
  }
}
