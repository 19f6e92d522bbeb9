'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Settings2 } from 'lucide-react'
import { callAdmin } from '@/components/back-office/admin-calls'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { LoadError } from '@/components/back-office/load-error'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/fields/text-field'
import { Skeleton } from '@/components/ui/skeleton'
import { showToast } from '@/components/ui/toast/toaster'
import type { SettingsAnswer } from '@/lib/settings/contracts'

const SETTINGS_CALL = 'GET /api/admin/settings'
const TITLE = 'Image Settings'

/** How uploaded pictures of a slot are encoded. */
export function ImageSettingsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    queryKey: [SETTINGS_CALL],
    queryFn: ({ signal }) => callAdmin(SETTINGS_CALL, { signal }),
    staleTime: 0,
  })
  if (data && isFetchedAfterMount) return <SettingsForm settings={data} onClose={onClose} />
  return (
    <Dialog title={TITLE} icon={Settings2} onClose={onClose}>
      {error ? (
        <LoadError title="Failed to load the settings" error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </Dialog>
  )
}

type Values = { imageQuality: string; imageMaxWidth: string }

type FormProps = { settings: SettingsAnswer; onClose: () => void }

function SettingsForm({ settings: { values, versions }, onClose }: FormProps) {
  const client = useQueryClient()
  const { field, ...state } = useAdminForm<Values>({
    defaults: {
      imageQuality: String(values.imageQuality),
      imageMaxWidth: String(values.imageMaxWidth),
    },
    failed: 'The settings could not be saved',
    send: ({ imageQuality, imageMaxWidth }) =>
      callAdmin('PATCH /api/admin/settings', {
        body: {
          values: { imageQuality: Number(imageQuality), imageMaxWidth: Number(imageMaxWidth) },
          expectedVersions: {
            imageQuality: versions.imageQuality ?? null,
            imageMaxWidth: versions.imageMaxWidth ?? null,
          },
        },
      }),
    onSent: () => {
      showToast({ title: 'Settings Saved', description: 'New uploads are encoded with them.' })
      client.invalidateQueries({ queryKey: [SETTINGS_CALL] })
      onClose()
    },
  })
  return (
    <FormDialog
      title={TITLE}
      description="For pictures that are uploaded from now on"
      icon={Settings2}
      submitLabel="Save settings"
      form={state}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Quality"
          type="number"
          min={40}
          max={95}
          required
          hint="40 to 95. More is sharper and heavier; 82 suits most pictures."
          {...field('imageQuality', { required: 'Enter a number' })}
        />
        <TextField
          label="Maximum width"
          type="number"
          min={640}
          max={3840}
          required
          hint="Pixels, 640 to 3840. No picture is stored wider."
          {...field('imageMaxWidth', { required: 'Enter a number' })}
        />
      </div>
    </FormDialog>
  )
}
