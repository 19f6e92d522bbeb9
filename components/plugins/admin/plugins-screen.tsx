'use client'

import { Plug, Plus } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '@/components/back-office/admin-calls'
import { ConfirmDialog } from '@/components/back-office/dialogs/confirm-dialog'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { toastFailure } from '@/components/back-office/toast-failure'
import { BackupsDialog } from '@/components/backups/admin/backups-dialog'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/fields/select'
import { ListFailure } from '@/components/ui/list/list-failure'
import { Skeleton } from '@/components/ui/skeleton'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminPlugin } from '@/lib/plugins/contracts'
import { PLUGIN_CATEGORIES } from '@/lib/plugins/fields'
import { DeliveryLogDialog } from './delivery-log-dialog'
import { InstallDialog } from './install-dialog'
import { PluginCard } from './plugin-card'
import { SettingsDialog } from './settings-dialog'
import { useAddressedBackups } from './use-addressed-backups'
import { usePlugins } from './use-plugins'

type OpenDialog =
  | { kind: 'install' }
  | { kind: 'settings' | 'log' | 'backups' | 'remove'; id: string }

/** The one that makes backups. */
const BACKUP_PLUGIN = 'amazon-s3'

/** What the store works with beyond itself. */
export function PluginsScreen() {
  const plugins = usePlugins()
  const [category, setCategory] = useState('')
  const [dialog, setDialog] = useState<OpenDialog>()
  const installed = plugins.plugins?.filter((plugin) => plugin.installed)
  const shown = installed?.filter((plugin) => category === '' || plugin.category === category)
  const open = dialog && 'id' in dialog && installed?.find(({ id }) => id === dialog.id)
  const close = () => setDialog(undefined)
  useAddressedBackups(() => setDialog({ kind: 'backups', id: BACKUP_PLUGIN }))

  async function toggle(plugin: AdminPlugin, active: boolean) {
    if (active && plugin.missing.length > 0) return setDialog({ kind: 'settings', id: plugin.id })
    try {
      await plugins.toggle(plugin, active)
      showToast({
        title: active ? 'Plugin Activated' : 'Plugin Deactivated',
        description: plugin.name,
      })
    } catch (error) {
      toastFailure(`Failed to switch ${plugin.name}`, error)
    }
  }

  async function remove(plugin: AdminPlugin) {
    await plugins.change(plugin, { installed: false })
    showToast({ title: 'Plugin Removed', description: plugin.name })
  }

  return (
    <>
      <TabHeading
        title="Plugins"
        lead="Payments, mail, analytics, chat and more. Each works as soon as it is switched on."
      >
        <Button onClick={() => setDialog({ kind: 'install' })} disabled={!installed}>
          <Plus aria-hidden />
          Install Plugin
        </Button>
      </TabHeading>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Select
          aria-label="Category"
          value={category}
          onChange={(event) => setCategory(event.target.value)}
          className="w-full sm:w-60"
        >
          <option value="">All categories</option>
          {PLUGIN_CATEGORIES.map((known) => (
            <option key={known} value={known}>
              {known}
            </option>
          ))}
        </Select>
        {installed && shown && (
          <p role="status" className="text-sm text-muted tabular-nums">
            {shown.length} of {installed.length} installed plugins,{' '}
            {shown.filter(({ active }) => active).length} active
          </p>
        )}
      </div>
      {plugins.error ? (
        <ListFailure
          title="Failed to load the plugins"
          text={failureText(plugins.error, 'Unknown error occurred')}
          retryLabel="Retry Loading"
          onRetry={plugins.refetch}
        />
      ) : (
        <div className="grid gap-4 md:grid-cols-2 2xl:grid-cols-3" aria-busy={!shown}>
          {shown
            ? shown.map((plugin) => (
                <PluginCard
                  key={plugin.id}
                  plugin={plugin}
                  onToggle={(active) => toggle(plugin, active)}
                  onSettings={() => setDialog({ kind: 'settings', id: plugin.id })}
                  onLog={() => setDialog({ kind: 'log', id: plugin.id })}
                  onBackups={
                    plugin.id === BACKUP_PLUGIN
                      ? () => setDialog({ kind: 'backups', id: plugin.id })
                      : undefined
                  }
                  onRemove={() => setDialog({ kind: 'remove', id: plugin.id })}
                />
              ))
            : Array.from({ length: 6 }, (_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place of a card that is not there yet
                <Skeleton key={place} className="h-52 w-full rounded-card" />
              ))}
        </div>
      )}
      {shown?.length === 0 && <NothingHere category={category} />}
      {dialog?.kind === 'install' && plugins.plugins && (
        <InstallDialog plugins={plugins.plugins} onClose={close} />
      )}
      {open && dialog.kind === 'settings' && (
        <SettingsDialog
          plugin={open}
          change={plugins.change}
          onRenewed={plugins.put}
          onClose={close}
        />
      )}
      {open && dialog.kind === 'log' && <DeliveryLogDialog plugin={open} onClose={close} />}
      {open && dialog.kind === 'backups' && <BackupsDialog plugin={open} onClose={close} />}
      {open && dialog.kind === 'remove' && (
        <ConfirmDialog
          title={`Remove ${open.name}?`}
          confirmLabel="Remove plugin"
          pendingLabel="Removing …"
          onConfirm={() => remove(open)}
          onClose={close}
        >
          <p>Its settings and credentials are deleted.</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function NothingHere({ category }: { category: string }) {
  return (
    <div className="rounded-card border border-dashed border-line-strong/50 bg-surface px-6 py-14 text-center">
      <Plug aria-hidden className="mx-auto size-8 text-muted" />
      <p className="mt-3 text-sm text-ink-soft">
        No {category} plugin is installed. Install Plugin shows what there is.
      </p>
    </div>
  )
}
