'use client'

import { Plug } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Select } from '@/components/ui/fields/select'
import type { AdminPlugin } from '@/lib/plugins/contracts'
import { PLUGIN_CATEGORIES } from '@/lib/plugins/fields'
import { BrandMonogram } from './brand-monogram'

type InstallDialogProps = {
  /** The whole catalogue. */
  plugins: readonly AdminPlugin[]
  /** One is to be set up. */
  onChoose: (plugin: AdminPlugin) => void
  onClose: () => void
}

/** The plugins that are off, of which somebody chooses one to set up: all are parts of the store. */
export function InstallDialog({ plugins, onChoose, onClose }: InstallDialogProps) {
  const t = useTranslations('backOffice.plugins')
  const common = useTranslations('backOffice.common')
  const [category, setCategory] = useState('')
  const listed = plugins.filter(({ active }) => !active)
  const categories = PLUGIN_CATEGORIES.filter((known) =>
    listed.some((plugin) => plugin.category === known),
  )
  return (
    <Dialog
      title={t('page.install')}
      description={t('install.lead')}
      icon={Plug}
      size="lg"
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          {common('done')}
        </Button>
      }
    >
      <Select
        aria-label={t('install.category')}
        value={category}
        onChange={(event) => setCategory(event.target.value)}
        className="mb-4 w-full sm:w-60"
      >
        <option value="">{t('page.allCategories')}</option>
        {categories.map((known) => (
          <option key={known} value={known}>
            {t(`categories.${known}`)}
          </option>
        ))}
      </Select>
      <ul aria-label={t('install.list')} className="divide-y divide-line">
        {listed
          .filter((plugin) => category === '' || plugin.category === category)
          .map((plugin) => (
            <li key={plugin.id} className="flex items-center gap-3.5 py-3">
              <BrandMonogram brand={plugin.brand} />
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
                  {plugin.name} <Badge>{t(`categories.${plugin.category}`)}</Badge>
                </p>
                <p className="text-sm text-muted">{plugin.description}</p>
              </div>
              <Button
                variant="outline"
                size="sm"
                onClick={() => onChoose(plugin)}
                aria-label={t('install.setUpOf', { plugin: plugin.name })}
              >
                {t('install.setUp')}
              </Button>
            </li>
          ))}
      </ul>
    </Dialog>
  )
}
