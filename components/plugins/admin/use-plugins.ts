'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { callAdmin } from '@/components/back-office/admin-calls'
import type { AdminPlugin, ChangePlugin } from '@/lib/plugins/contracts'
import { useCatalogueTexts, withTexts } from './plugin-texts'

const PLUGINS_CALL = 'GET /api/admin/plugins'
const KEY = [PLUGINS_CALL]

/** The catalogue with the state of each plugin, and the ways to change one. */
export function usePlugins() {
  const client = useQueryClient()
  const turns = useRef(new Map<string, Promise<unknown>>())
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callAdmin(PLUGINS_CALL, { signal }),
    staleTime: 0,
  })
  const texts = useCatalogueTexts()
  const plugins = useMemo(() => data?.map((plugin) => withTexts(texts, plugin)), [data, texts])

  const update = (id: string, after: (known: AdminPlugin) => AdminPlugin) =>
    client.setQueryData<AdminPlugin[]>(KEY, (known) =>
      known?.map((one) => (one.id === id ? after(one) : one)),
    )

  /** Puts one plugin in the place of its older self. */
  const put = (plugin: AdminPlugin) => update(plugin.id, () => plugin)

  /** Shows a switch in its new place; what is known of the plugin may be newer than what was clicked. */
  const show = (id: string, active: boolean) => update(id, (known) => ({ ...known, active }))

  async function change(
    { id, updatedAt }: Pick<AdminPlugin, 'id' | 'updatedAt'>,
    change: Omit<ChangePlugin, 'expectedUpdatedAt'>,
  ): Promise<AdminPlugin> {
    const changed = await callAdmin('PATCH /api/admin/plugins/[id]', {
      params: { id },
      body: { ...change, expectedUpdatedAt: updatedAt },
    })
    put(changed)
    // Others may have been switched off by it.
    if (changed.active && changed.oneOf !== null) await client.invalidateQueries({ queryKey: KEY })
    return changed
  }

  /**
   * Switches at once, and back again when the server refuses. Clicks of one switch are sent one after the other, each with the
   * version that the one before has made: two quick clicks are no conflict.
   */
  async function toggle(plugin: AdminPlugin, active: boolean): Promise<AdminPlugin> {
    show(plugin.id, active)
    await client.cancelQueries({ queryKey: KEY })
    const turn = (turns.current.get(plugin.id) ?? Promise.resolve()).then(() => {
      const known = client.getQueryData<AdminPlugin[]>(KEY)
      const current = known?.find(({ id }) => id === plugin.id) ?? plugin
      show(plugin.id, active)
      return change(current, { active })
    })
    turns.current.set(
      plugin.id,
      turn.catch(() => {}),
    )
    try {
      return await turn
    } catch (failure) {
      show(plugin.id, plugin.active)
      await client.invalidateQueries({ queryKey: KEY })
      throw failure
    }
  }

  return { plugins, error, refetch, put, change, toggle }
}

export type Plugins = ReturnType<typeof usePlugins>
