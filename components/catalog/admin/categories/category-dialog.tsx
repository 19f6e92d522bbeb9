'use client'

import { FolderTree } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Controller } from 'react-hook-form'
import { callAdmin } from '@/components/back-office/admin-calls'
import { useCategoriesChanged } from '@/components/back-office/choice/use-categories'
import { FormDialog } from '@/components/back-office/dialogs/form-dialog'
import { withFailureToast } from '@/components/back-office/toast-failure'
import { showUndoableToast } from '@/components/back-office/undo-toast'
import { useAdminForm } from '@/components/back-office/use-admin-form'
import { SelectField } from '@/components/ui/fields/select-field'
import { SwitchField } from '@/components/ui/fields/switch-field'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { AdminCategory } from '@/lib/catalog/category-contracts'
import { CATEGORY_ICONS, type CategoryIconName, categorySlug } from '@/lib/catalog/category-rules'
import { BannerField } from './banner-field'
import { IconChoice } from './icon-choice'

type Props = {
  categories: readonly AdminCategory[]
  /** The one to edit; omitted to add one. */
  category?: AdminCategory
  /** The parent of one that is added. */
  parentId?: number | null
  mustHaveParent?: boolean
  onClose: () => void
}
type Values = {
  name: string
  description: string
  slug: string
  icon: CategoryIconName
  isActive: boolean
  listsByName: boolean
  /** A select's value: empty for a main category. */
  parentId: string
  bannerImage: string
}

/** A disabled select has no value: the category is, and stays, a main one. */
function save({ parentId, ...values }: Values, category?: AdminCategory) {
  const body = { ...values, parentId: parentId ? Number(parentId) : null }
  return category
    ? callAdmin('PUT /api/admin/categories/[id]', {
        params: { id: category.id },
        body: { ...body, expectedUpdatedAt: category.updatedAt },
      })
    : callAdmin('POST /api/admin/categories', { body })
}

/** Adds or edits a category. */
export function CategoryDialog({ categories, category, parentId, mustHaveParent, onClose }: Props) {
  const t = useTranslations('backOffice.catalog')
  const common = useTranslations('backOffice.common')
  const changed = useCategoriesChanged()
  const { form, errorOf, field, ...state } = useAdminForm<Values>({
    defaults: {
      name: category?.name ?? '',
      description: category?.description ?? '',
      slug: category?.slug ?? '',
      icon: CATEGORY_ICONS.find((icon) => icon === category?.icon) ?? 'Package',
      isActive: category?.isActive ?? true,
      listsByName: category?.listsByName ?? true,
      parentId: String((category ? category.parentId : parentId) ?? ''),
      bannerImage: category?.bannerImage ?? '',
    },
    failed: t('categoryDialog.saveFailed'),
    send: (values) =>
      withFailureToast(t('error'), save(values, category), t('categoryDialog.saveFailed')),
    onSent: (_, { name }) => {
      if (category)
        showUndoableToast({
          title: t('categoryDialog.updated'),
          description: name,
          entityType: 'category',
          entityId: category.id,
          onUndone: changed,
        })
      else showToast({ title: t('categoryDialog.added'), description: name })
      changed()
      onClose()
    },
  })
  const [name, isActive, listsByName, chosenParent] = form.watch([
    'name',
    'isActive',
    'listsByName',
    'parentId',
  ])
  const parents = categories.filter((other) => other.parentId === null && other.id !== category?.id)
  const hasChildren = (category?.subcategoryCount ?? 0) > 0
  const title = category
    ? t('categoryDialog.edit')
    : mustHaveParent
      ? t('categories.addSub')
      : t('categories.addMain')

  return (
    <FormDialog
      title={title}
      description={category?.name}
      icon={FolderTree}
      submitLabel={category ? t('categoryDialog.save') : t('categoryDialog.add')}
      form={state}
      thing={category && { entityType: 'category', entityId: String(category.id) }}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={common('name')}
          required
          maxLength={80}
          {...field('name', { required: t('categoryDialog.enterName') })}
        />
        <TextField
          label={t('slug')}
          maxLength={80}
          placeholder={categorySlug(name)}
          autoCapitalize="none"
          spellCheck={false}
          hint={category ? t('categoryDialog.slugMoves') : t('categoryDialog.slugMade')}
          {...field('slug')}
        />
        <TextAreaField
          label={common('description')}
          rows={3}
          maxLength={1000}
          className="sm:col-span-2"
          {...field('description')}
        />
        <SelectField
          label={t('categoryDialog.parent')}
          className="sm:col-span-2"
          disabled={hasChildren}
          hint={hasChildren ? t('categoryDialog.staysMain') : undefined}
          {...field('parentId')}
        >
          {!(mustHaveParent && !category) && (
            <option value="">{t('categoryDialog.noParent')}</option>
          )}
          {parents.map((parent) => (
            <option key={parent.id} value={parent.id}>
              {parent.name}
            </option>
          ))}
        </SelectField>
        <Controller
          control={form.control}
          name="icon"
          render={({ field }) => (
            <IconChoice value={field.value} onChange={field.onChange} error={errorOf('icon')} />
          )}
        />
        <Controller
          control={form.control}
          name="bannerImage"
          render={({ field }) => (
            <BannerField
              value={field.value}
              onChange={field.onChange}
              error={errorOf('bannerImage')}
            />
          )}
        />
        {chosenParent !== '' && (
          <div className="sm:col-span-2">
            <SwitchField
              label={t('categoryDialog.listsByName')}
              hint={t(`categoryDialog.${listsByName ? 'byName' : 'ownOnly'}`, {
                name: name || '…',
                parent: parents.find(({ id }) => String(id) === chosenParent)?.name ?? '',
              })}
              checked={listsByName}
              onCheckedChange={(checked) =>
                form.setValue('listsByName', checked, { shouldDirty: true })
              }
            />
          </div>
        )}
        <div className="sm:col-span-2">
          <SwitchField
            label={common('active')}
            hint={t(`categoryDialog.${visibilityOf(isActive, hasChildren)}`)}
            checked={isActive}
            onCheckedChange={(checked) => form.setValue('isActive', checked, { shouldDirty: true })}
          />
        </div>
      </div>
    </FormDialog>
  )
}

function visibilityOf(isActive: boolean, hasChildren: boolean) {
  if (isActive) return 'shown'
  return hasChildren ? 'hiddenWithSubs' : 'hidden'
}
