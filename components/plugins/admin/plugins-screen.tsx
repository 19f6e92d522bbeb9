'use client'

import { Plug, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { failureText } from '@/components/back-office/admin-calls'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { toastFailure } from '@/components/back-office/toast-failure'
import { BackupsDialog } from '@/components/security/backups/admin/backups-dialog'
import { Button } from '@/components/ui/button'
import { SearchInput } from '@/components/ui/fields/search-input'
import { Select } from '@/components/ui/fields/select'
import { ListFailure } from '@/components/ui/list/list-failure'
import { Skeleton } from '@/components/ui/skeleton'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminPlugin } from '@/lib/plugins/contracts'
import { PLUGIN_CATEGORIES, type PluginCategory } from '@/lib/plugins/fields'
import { DeliveryLogDialog } from './delivery-log-dialog'
import { InstallDialog } from './install-dialog'
import { PluginCard, type RunKind } from './plugin-card'
import { SettingsDialog } from './settings-dialog'
import { useAddressedBackups } from './use-addressed-backups'
import { usePlugins } from './use-plugins'

type OpenDialog = { kind: 'install' | 'backups' } | { kind: 'settings' | 'log' | 'run'; id: string }

/** Something that somebody can start of a plugin, with the dialog that does. */
export type PluginRun = { kind: RunKind; dialog: (onClose: () => void) => ReactNode }

type PluginsScreenProps = {
  runOf?: (plugin: AdminPlugin) => PluginRun | null
}

/** What the store works with beyond itself. */
export function PluginsScreen({ runOf }: PluginsScreenProps) {
  const t = useTranslations('backOffice.plugins')
  const common = useTranslations('backOffice.common')
  const plugins = usePlugins()
  const [category, setCategory] = useState<PluginCategory | ''>('')
  const [term, setTerm] = useState('')
  const [dialog, setDialog] = useState<OpenDialog>()
  const known = plugins.plugins
  const shown = known?.filter(
    (plugin) => (category === '' || plugin.category === category) && fits(plugin, term),
  )
  const open = dialog && 'id' in dialog && known?.find(({ id }) => id === dialog.id)
  const close = () => setDialog(undefined)
  const keepers = known?.filter(({ oneOf }) => oneOf === 'backup')
  /** The one that keeps the backups; while none is on, the first that could. */
  const keeper = keepers?.find(({ active }) => active) ?? keepers?.[0]
  useAddressedBackups(() => setDialog({ kind: 'backups' }))

  async function toggle(plugin: AdminPlugin, active: boolean) {
    if (active && plugin.missing.length > 0) return setDialog({ kind: 'settings', id: plugin.id })
    try {
      await plugins.toggle(plugin, active)
      showToast({
        title: active ? t('page.activated') : t('page.deactivated'),
        description: plugin.name,
      })
    } catch (error) {
      toastFailure(t('page.switchFailed', { plugin: plugin.name }), error)
    }
  }

  return (
    <>
      <TabHeading title={t('page.title')} lead={t('page.lead')}>
        <Button onClick={() => setDialog({ kind: 'install' })} disabled={!known}>
          <Plus aria-hidden />
          {t('page.install')}
        </Button>
      </TabHeading>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchInput label={t('page.search')} onSearch={setTerm} className="w-full sm:w-72" />
        <Select
          aria-label={common('category')}
          value={category}
          onChange={({ target }) =>
            setCategory(PLUGIN_CATEGORIES.find((name) => name === target.value) ?? '')
          }
          className="w-full sm:w-60"
        >
          <option value="">{t('page.allCategories')}</option>
          {PLUGIN_CATEGORIES.map((name) => (
            <option key={name} value={name}>
              {t(`categories.${name}`)}
            </option>
          ))}
        </Select>
        {known && shown && (
          <p role="status" className="text-sm text-muted tabular-nums">
            {t('page.count', {
              shown: shown.length,
              installed: known.length,
              active: shown.filter(({ active }) => active).length,
            })}
          </p>
        )}
      </div>
      {plugins.error ? (
        <ListFailure
          title={t('page.loadFailed')}
          text={failureText(plugins.error, common('unknownError'))}
          retryLabel={common('retryLoading')}
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
                    plugin.id === keeper?.id ? () => setDialog({ kind: 'backups' }) : undefined
                  }
                  run={runOf?.(plugin)?.kind}
                  onRun={() => setDialog({ kind: 'run', id: plugin.id })}
                />
              ))
            : Array.from({ length: 6 }, (_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place of a card that is not there yet
                <Skeleton key={place} className="h-52 w-full rounded-card" />
              ))}
        </div>
      )}
      {shown?.length === 0 && term !== '' && (
        <NothingHere>{t('page.nothingFound', { term })}</NothingHere>
      )}
      {dialog?.kind === 'install' && known && (
        <InstallDialog
          plugins={known}
          onChoose={({ id }) => setDialog({ kind: 'settings', id })}
          onClose={close}
        />
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
      {open && dialog.kind === 'run' && runOf?.(open)?.dialog(close)}
      {keeper && dialog?.kind === 'backups' && <BackupsDialog plugin={keeper} onClose={close} />}
    </>
  )
}

/** Whether a plugin is meant by what was typed: all words of it, wherever they stand. */
function fits({ name, brand, description }: AdminPlugin, term: string): boolean {
  const text = `${name} ${brand} ${description}`.toLocaleLowerCase()
  return term
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function NothingHere({ children }: { children: ReactNode }) {
  return (
    <div className="rounded-card border border-dashed border-line-strong/50 bg-surface px-6 py-14 text-center">
      <Plug aria-hidden className="mx-auto size-8 text-muted" />
      <p className="mt-3 text-sm text-ink-soft">{children}</p>
    </div>
  )
}
