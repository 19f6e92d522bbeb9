'use client'

import { Check, Plug } from 'lucide-react'
import { useState } from 'react'
import { toastFailure } from '@/components/back-office/toast-failure'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Select } from '@/components/ui/fields/select'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminPlugin } from '@/lib/plugins/contracts'
import { PLUGIN_CATEGORIES } from '@/lib/plugins/fields'
import { BrandMonogram } from './brand-monogram'
import type { Plugins } from './use-plugins'

type InstallDialogProps = {
  /** The whole catalogue. */
  plugins: readonly AdminPlugin[]
  change: Plugins['change']
  onClose: () => void
}

/** The catalogue's plugins that are not installed yet. */
export function InstallDialog({ plugins, change, onClose }: InstallDialogProps) {
  // What is installed here stays in its place, so that nothing moves under the pointer.
  const [offered] = useState(() => plugins.filter(({ installed }) => !installed))
  const [category, setCategory] = useState('')
  const [pending, setPending] = useState<string>()
  const categories = PLUGIN_CATEGORIES.filter((known) =>
    offered.some((plugin) => plugin.category === known),
  )
  const isInstalled = (id: string) => plugins.some((known) => known.id === id && known.installed)

  async function install(plugin: AdminPlugin) {
    setPending(plugin.id)
    try {
      await change(plugin, { installed: true })
      showToast({ title: 'Plugin Installed', description: plugin.name })
    } catch (error) {
      toastFailure(`Failed to install ${plugin.name}`, error)
    }
    setPending(undefined)
  }

  return (
    <Dialog
      title="Install Plugin"
      description="Whatever has a connector is a part of the store and installed already, like what the environment sets up. What is left has no connector yet: its settings can be kept, but it can’t be switched on."
      icon={Plug}
      size="lg"
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          Done
        </Button>
      }
    >
      {offered.length === 0 ? (
        <p className="py-6 text-center text-sm text-ink-soft">Every plugin is installed.</p>
      ) : (
        <>
          <Select
            aria-label="Category of the catalogue"
            value={category}
            onChange={(event) => setCategory(event.target.value)}
            className="mb-4 w-full sm:w-60"
          >
            <option value="">All categories</option>
            {categories.map((known) => (
              <option key={known} value={known}>
                {known}
              </option>
            ))}
          </Select>
          <ul className="divide-y divide-line">
            {offered
              .filter((plugin) => category === '' || plugin.category === category)
              .map((plugin) => (
                <li key={plugin.id} className="flex items-center gap-3.5 py-3">
                  <BrandMonogram brand={plugin.brand} />
                  <div className="min-w-0 flex-1">
                    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
                      {plugin.name} <Badge>{plugin.category}</Badge>
                    </p>
                    <p className="text-sm text-muted">{plugin.description}</p>
                  </div>
                  {isInstalled(plugin.id) ? (
                    <Badge tone="success">
                      <Check aria-hidden />
                      Installed
                    </Badge>
                  ) : (
                    <Button
                      variant="soft"
                      size="sm"
                      disabled={pending !== undefined}
                      onClick={() => install(plugin)}
                      aria-label={`Install ${plugin.name}`}
                    >
                      Install
                    </Button>
                  )}
                </li>
              ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
