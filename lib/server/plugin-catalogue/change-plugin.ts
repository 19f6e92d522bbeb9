import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { PaymentsMode } from '@/lib/payments/mode'
import { PROVIDERS } from '@/lib/payments/providers'
import type { AdminPlugin, ChangePlugin } from '@/lib/plugins/contracts'
import { activePlugins } from '@/lib/plugins/queries'
import { HELP_DESKS } from '@/lib/service/help-desk/desks'
import type { Actor } from '@/lib/staff/audit'
import { applyChange } from './apply-change'
import { adminPlugin } from './queries'
import { pluginById } from './registry'

/**
 * Changes a plugin. Pages, payments and mails of every process use the change from their next request
 * on.
 *
 * @throws AppError as applyChange, and `conflict` for a mix of payments with and without money, or a second help desk
 */
export function changePlugin(id: string, change: ChangePlugin, actor: Actor): Promise<AdminPlugin> {
  return db().$transaction(async (tx) => {
    await applyChange(tx, id, change, actor)
    await refuseMixedModes(tx)
    await refuseSecondDesk(tx, id)
    return adminPlugin(id, tx)
  })
}

/**
 * Gives a plugin that signs its messages a new secret. It is shown only this once; the receiver needs
 * it before the next message.
 *
 * @throws AppError `conflict` for a plugin that signs nothing, or that was changed concurrently
 */
export async function renewSigningSecret(
  id: string,
  expectedUpdatedAt: string | null,
  actor: Actor,
): Promise<{ secret: string; plugin: AdminPlugin }> {
  const generated = pluginById(id)?.connector.generatedSecret
  if (!generated) throw new AppError('conflict', say('plugins.noSigningSecret'))
  const secret = generated.generate()
  const change = { settings: { [generated.key]: secret }, expectedUpdatedAt }
  return { secret, plugin: await changePlugin(id, change, actor) }
}

/** A message is answered in one place: which of two would mail the buyer? */
async function refuseSecondDesk(tx: Tx, id: string): Promise<void> {
  const changed = HELP_DESKS.find((desk) => desk.id === id)
  if (!changed) return
  const active = await activePlugins(HELP_DESKS, tx)
  const other = active.find(({ plugin }) => plugin.id !== id)
  if (active.length > 1 && other)
    throw new AppError(
      'conflict',
      say('plugins.oneHelpDesk', { plugin: changed.name, other: other.plugin.name }),
    )
}

/**
 * A store that accepts real money by one method and test cards by another would give its keys away:
 * anyone who knows a test card's number pays nothing.
 */
async function refuseMixedModes(tx: Tx): Promise<void> {
  const modes: PaymentsMode[] = []
  for (const provider of Object.values(PROVIDERS)) {
    const { isOffered, mode } = await provider.offer(tx)
    if (isOffered && mode) modes.push(mode)
  }
  if (new Set(modes).size > 1) throw new AppError('conflict', say('plugins.mixedPaymentModes'))
}
