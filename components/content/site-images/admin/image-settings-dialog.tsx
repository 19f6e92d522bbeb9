'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Settings2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
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

/** How uploaded pictures of a slot are encoded. */
export function ImageSettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('backOffice.site-images')
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    queryKey: [SETTINGS_CALL],
    queryFn: ({ signal }) => callAdmin(SETTINGS_CALL, { signal }),
    staleTime: 0,
  })
  if (data && isFetchedAfterMount) return <SettingsForm settings={data} onClose={onClose} />
  return (
    <Dialog title={t('screen.settings')} icon={Settings2} onClose={onClose}>
      {error ? (
        <LoadError title={t('settings.loadFailed')} error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </Dialog>
  )
}

type Values = { imageQuality: string; imageMaxWidth: string }

type FormProps = { settings: SettingsAnswer; onClose: () => void }

function SettingsForm({ settings: { values, versions }, onClose }: FormProps) {
  const t = useTranslations('backOffice.site-images')
  const client = useQueryClient()
  const { field, ...state } = useAdminForm<Values>({
    defaults: {
      imageQuality: String(values.imageQuality),
      imageMaxWidth: String(values.imageMaxWidth),
    },
    failed: t('settings.failed'),
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
      showToast({ title: t('settings.saved'), description: t('settings.savedText') })
      client.invalidateQueries({ queryKey: [SETTINGS_CALL] })
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('screen.settings')}
      description={t('settings.description')}
      icon={Settings2}
      submitLabel={t('settings.submit')}
      form={state}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('settings.quality')}
          type="number"
          min={40}
          max={95}
          required
          hint={t('settings.qualityHint')}
          {...field('imageQuality', { required: t('settings.enterNumber') })}
        />
        <TextField
          label={t('settings.maxWidth')}
          type="number"
          min={640}
          max={3840}
          required
          hint={t('settings.maxWidthHint')}
          {...field('imageMaxWidth', { required: t('settings.enterNumber') })}
        />
      </div>
    </FormDialog>
  )
}
