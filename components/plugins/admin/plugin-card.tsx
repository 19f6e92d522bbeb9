'use client'

import {
  DatabaseBackup,
  FileDown,
  Handshake,
  type LucideIcon,
  PackageOpen,
  ScrollText,
  Settings,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { Texts } from '@/components/back-office/language/texts'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Switch } from '@/components/ui/fields/switch'
import type { AdminPlugin } from '@/lib/plugins/contracts'
import { BrandMonogram } from './brand-monogram'

/** Earlier orders, handed over to a CRM; posts, brought in; products, taken over. */
export type RunKind = 'handover' | 'import' | 'takeover'

const RUN_ICONS = {
  handover: Handshake,
  import: FileDown,
  takeover: PackageOpen,
} as const satisfies Record<RunKind, LucideIcon>

type PluginCardProps = {
  plugin: AdminPlugin
  onToggle: (active: boolean) => void
  onSettings: () => void
  onLog: () => void
  /** Of the one that keeps the backups. */
  onBackups?: () => void
  /** What somebody can start of it. */
  run?: RunKind
  onRun: () => void
}

/** What a card says below its description, if there is something to know. */
function noteOf(t: Texts<'plugins'>, { missing, environment }: AdminPlugin): string | null {
  if (missing.length > 0) return t('card.missing', { fields: missing.join(t('card.separator')) })
  return environment
}

/** One plugin. */
export function PluginCard(props: PluginCardProps) {
  const t = useTranslations('backOffice.plugins')
  const { plugin, onToggle, onSettings, onLog, onBackups, run, onRun } = props
  const RunIcon = run && RUN_ICONS[run]
  const id = useId()
  const { name, brand, category, description, version, active, hasLog } = plugin
  // What the environment does stands beside what is missing for settings of its own.
  const notes = [noteOf(t, plugin), plugin.missing.length > 0 ? plugin.environment : null]
  return (
    <article
      aria-labelledby={`${id}-name`}
      className="flex flex-col rounded-card border border-line bg-surface p-5 shadow-card"
    >
      <div className="flex items-start gap-3.5">
        <BrandMonogram brand={brand} />
        <div className="min-w-0 flex-1">
          <h2 id={`${id}-name`} className="font-bold leading-snug">
            {name}
          </h2>
          <p className="text-sm text-muted">
            {brand} · {t('card.version', { version })}
          </p>
        </div>
        <Switch
          checked={active}
          onCheckedChange={onToggle}
          aria-label={t('card.switch', { plugin: name })}
          aria-describedby={notes.some(Boolean) ? `${id}-note` : undefined}
        />
      </div>
      <p className="mt-3.5 text-sm text-ink-soft">{description}</p>
      <div id={`${id}-note`} className="mt-2 space-y-1 text-sm text-muted empty:hidden">
        {notes.map((note) => note && <p key={note}>{note}</p>)}
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-3 pt-5">
        <div className="flex flex-wrap gap-1.5">
          <Badge>{t(`categories.${category}`)}</Badge>
          <Badge tone={active ? 'success' : 'neutral'}>
            {active ? t('card.active') : t('card.inactive')}
          </Badge>
          {plugin.recentErrors > 0 && (
            <Badge tone="danger">{t('card.recentErrors', { count: plugin.recentErrors })}</Badge>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {hasLog && (
            <Button
              variant="outline"
              size="sm"
              onClick={onLog}
              aria-label={t('card.logOf', { plugin: name })}
            >
              <ScrollText aria-hidden />
              {t('card.log')}
            </Button>
          )}
          {onBackups && (
            <Button variant="outline" size="sm" onClick={onBackups}>
              <DatabaseBackup aria-hidden />
              {t('card.backups')}
            </Button>
          )}
          {run && RunIcon && (
            <Button
              variant="outline"
              size="sm"
              onClick={onRun}
              aria-label={t(`card.${run}Of`, { plugin: name })}
            >
              <RunIcon aria-hidden />
              {t(`card.${run}`)}
            </Button>
          )}
          <Button
            variant="outline"
            size="sm"
            onClick={onSettings}
            aria-label={t('card.settingsOf', { plugin: name })}
          >
            <Settings aria-hidden />
            {t('card.settings')}
          </Button>
        </div>
      </div>
    </article>
  )
}
