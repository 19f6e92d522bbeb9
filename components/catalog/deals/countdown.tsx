'use client'

import { useSyncExternalStore } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { clockTime, isoDuration, secondsLeft } from './time-left'

const SECOND = 1000

function everySecond(notify: () => void) {
  const tick = () => {
    notify()
    timer = setTimeout(tick, SECOND - (Date.now() % SECOND))
  }
  let timer = setTimeout(tick, SECOND - (Date.now() % SECOND))
  return () => clearTimeout(timer)
}

/**
 * A countdown to the end of the day (UTC). A prerendered page does not know the time, so it
 * reserves the same width. The `timer` role keeps screen readers from announcing every second.
 */
export function Countdown({ label }: { label: string }) {
  const left = useSyncExternalStore<number | null>(
    everySecond,
    () => secondsLeft(Date.now()),
    () => null,
  )
  return (
    <p
      role="timer"
      className="flex w-fit items-center gap-2 rounded-full bg-night px-4 py-2 text-sm font-semibold text-white"
    >
      <Icon name="clock" className="size-4.5 text-secondary" />
      <span>
        {label}{' '}
        <time
          dir="ltr"
          dateTime={left === null ? undefined : isoDuration(left)}
          className="text-base font-extrabold tabular-nums"
        >
          {left === null ? <span className="opacity-0">00:00:00</span> : clockTime(left)}
        </time>
      </span>
    </p>
  )
}
