'use client'

import { ImagePlus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/fields/field'
import { Icon } from '@/components/ui/icon/icon'
import type { OwnPicture } from '@/lib/media/visitor-pictures/contracts'
import { MAX_PICTURE_MEGABYTES, PICTURE_TYPES } from '@/lib/media/visitor-pictures/picture-rules'
import type { ChosenPictures } from './use-chosen-pictures'

type PictureFieldProps = {
  id: string
  label: string
  /** What the form says of its pictures beside their number, size and kind. */
  hint?: string
  pictures: ChosenPictures
  /** Those that were sent before. */
  stored?: readonly OwnPicture[]
  onRemoveStored?: (picture: OwnPicture) => void
  disabled?: boolean
}

/** A few pictures that go with a form: chosen, shown small, and removable again. */
export function PictureField(props: PictureFieldProps) {
  const { id, label, hint, pictures, stored = [], onRemoveStored, disabled } = props
  const t = useTranslations('pictures')
  const tForm = useTranslations('form')
  const input = useRef<HTMLInputElement>(null)
  const { chosen, most, problem, left, add, remove } = pictures
  const limits = t('hint', { most, megabytes: MAX_PICTURE_MEGABYTES })
  // What was pressed is gone afterwards.
  const removed = (act: () => void) => {
    act()
    input.current?.focus()
  }
  return (
    <Field
      id={id}
      label={
        <>
          {label} <span className="font-normal text-muted">({tForm('optional')})</span>
        </>
      }
      hint={hint ? `${limits} ${hint}` : limits}
      error={problem}
    >
      {(described) => (
        <div className="space-y-3">
          {stored.length + chosen.length > 0 && (
            <ul className="flex flex-wrap gap-3">
              {stored.map((picture, index) => (
                <Tile
                  key={picture.id}
                  src={picture.thumbnail}
                  name={t('stored', { number: index + 1 })}
                  disabled={disabled}
                  onRemove={onRemoveStored && (() => removed(() => onRemoveStored(picture)))}
                />
              ))}
              {chosen.map((picture, index) => (
                <Tile
                  key={picture.key}
                  src={picture.address}
                  name={t('chosen', { number: index + 1 })}
                  disabled={disabled}
                  onRemove={() => removed(() => remove(picture))}
                />
              ))}
            </ul>
          )}
          <div className="relative inline-flex has-[input:focus-visible]:rounded-control has-[input:focus-visible]:ring-3 has-[input:focus-visible]:ring-primary-strong/25">
            <input
              ref={input}
              id={id}
              type="file"
              multiple
              accept={PICTURE_TYPES.join(',')}
              disabled={disabled || left === 0}
              onChange={({ target }) => {
                add([...(target.files ?? [])])
                // The same file chosen again fires a change event.
                target.value = ''
              }}
              {...described}
              className="sr-only"
            />
            {left > 0 && (
              <label
                htmlFor={id}
                className="inline-flex h-11 cursor-pointer items-center gap-2 rounded-control border border-line-strong/60 bg-surface px-4 text-sm font-semibold hover:border-ink"
              >
                <ImagePlus aria-hidden className="size-4.5" />
                {t('choose')}
              </label>
            )}
          </div>
        </div>
      )}
    </Field>
  )
}

type TileProps = { src: string; name: string; disabled?: boolean; onRemove?: () => void }

function Tile({ src, name, disabled, onRemove }: TileProps) {
  const t = useTranslations('pictures')
  return (
    <li className="w-28 overflow-hidden rounded-control border border-line bg-sunken">
      {/* biome-ignore lint/performance/noImgElement: it is in this browser already */}
      <img src={src} alt={name} className="aspect-square w-full object-cover" />
      {onRemove && (
        <Button variant="ghost" size="sm" disabled={disabled} className="w-full" onClick={onRemove}>
          <Icon name="x" />
          {t('remove')} <span className="sr-only">{name}</span>
        </Button>
      )}
    </li>
  )
}
