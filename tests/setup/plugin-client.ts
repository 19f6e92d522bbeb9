import type { AdminPlugin } from '@/lib/plugins/contracts'
import type { adminClient } from './admin-client'
import type { Answer } from './api-client'
import type { TestStore } from './store'

const PATH = '/api/admin/plugins'

/** The Plugins tab's calls. */
export function pluginClient(admin: Awaited<ReturnType<typeof adminClient>>) {
  const all = async (): Promise<AdminPlugin[]> => (await admin.call(PATH)).body
  const one = async (id: string): Promise<AdminPlugin> => {
    const plugin = (await all()).find((known) => known.id === id)
    if (!plugin) throw new Error(`There is no plugin ${id}`)
    return plugin
  }
  /** Changes a plugin based on its current version. */
  const change = async (id: string, request: object): Promise<Answer> =>
    admin.call(`${PATH}/${id}`, {
      method: 'PATCH',
      body: { expectedUpdatedAt: (await one(id)).updatedAt, ...request },
    })
  /** {@link change} that must succeed. */
  const set = async (id: string, request: object): Promise<AdminPlugin> => {
    const answer = await change(id, request)
    if (answer.status !== 200) throw new Error(`${id}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const test = (id: string, settings: object = {}): Promise<Answer> =>
    admin.post(`${PATH}/${id}/test`, { settings })
  /** Generates the signing secret of a webhook. */
  const newSecret = async (id = 'webhook'): Promise<string> => {
    const answer = await admin.post(`${PATH}/${id}/secret`, {
      expectedUpdatedAt: (await one(id)).updatedAt,
    })
    return answer.body.secret
  }
  const log = async (id: string): Promise<Answer> => admin.call(`${PATH}/${id}/deliveries`)
  const resend = (id: string, deliveryId: string): Promise<Answer> =>
    admin.post(`${PATH}/${id}/deliveries/${deliveryId}/resend`)
  return { all, one, change, set, test, newSecret, log, resend }
}

export type PluginClient = ReturnType<typeof pluginClient>

/** Resets every plugin to its state in a new store. */
export async function resetPlugins(store: TestStore): Promise<void> {
  await store.sql.query('DELETE FROM "Plugin"')
  await store.sql.query('DELETE FROM "Notification"')
}
