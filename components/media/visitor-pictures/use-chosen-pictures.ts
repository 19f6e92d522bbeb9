import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import {
  MAX_PICTURE_MEGABYTES,
  picturesLeft,
  problemOfFile,
} from '@/lib/media/visitor-pictures/picture-rules'

/** A picture that was chosen and is not sent yet, with its address within this browser. */
export type ChosenPicture = { key: number; file: File; address: string }

/**
 * The pictures that a visitor chose for a form.
 *
 * @param most of one review or report
 * @param stored how many of them the store has already
 */
export function useChosenPictures(most: number, stored = 0) {
  const t = useTranslations('pictures')
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([])
  const [problem, setProblem] = useState<string>()
  const nextKey = useRef(0)
  const addresses = useRef(new Set<string>())
  useEffect(() => {
    const open = addresses.current
    return () => {
      for (const address of open) URL.revokeObjectURL(address)
      open.clear()
    }
  }, [])

  function explain(files: readonly File[]): string | undefined {
    for (const file of files) {
      const { name } = file
      const wrong = problemOfFile(file)
      if (wrong === 'type') return t('wrongType', { name })
      if (wrong === 'size') return t('tooLarge', { name, megabytes: MAX_PICTURE_MEGABYTES })
    }
    return undefined
  }

  function add(files: readonly File[]) {
    const fit = files.filter((file) => problemOfFile(file) === null)
    const left = picturesLeft(stored + chosen.length, most)
    setProblem(explain(files) ?? (fit.length > left ? t('tooMany', { most }) : undefined))
    const added = fit.slice(0, left).map((file) => {
      const address = URL.createObjectURL(file)
      addresses.current.add(address)
      nextKey.current += 1
      return { key: nextKey.current, file, address }
    })
    setChosen((before) => [...before, ...added])
  }

  function remove({ key, address }: ChosenPicture) {
    URL.revokeObjectURL(address)
    addresses.current.delete(address)
    setProblem(undefined)
    setChosen((before) => before.filter((other) => other.key !== key))
  }

  /** Sends what was chosen, one after the other; what has arrived is not chosen any more. */
  async function send<Answer>(post: (file: File) => Promise<Answer>): Promise<Answer | undefined> {
    let last: Answer | undefined
    for (const picture of chosen) {
      last = await post(picture.file)
      remove(picture)
    }
    return last
  }

  return {
    chosen,
    most,
    problem,
    left: picturesLeft(stored + chosen.length, most),
    add,
    remove,
    send,
  }
}

export type ChosenPictures = ReturnType<typeof useChosenPictures>
