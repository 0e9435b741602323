import * as Radix from '@radix-ui/react-toast'
import type { ReactNode } from 'react'
import { toastLabels, toastSettings } from '#kit/parts/words.ts'
import { Icon } from './icon.tsx'
import './toast.later.css'

/** The words of one toast (SITE-20). */
export interface ToastMessage {
  /** A new id makes a new toast, even with the same words. */
  readonly id: number
  readonly title: string
  readonly description?: string
  readonly action?: ReactNode
  readonly variant?: 'default' | 'destructive'
}

interface ToastProps {
  readonly message: ToastMessage | undefined
  readonly onClose: () => void
}

/** Shows one toast at a time, for a few seconds; the visitor dismisses it by a swipe, its button or Escape (SITE-20). */
export function Toast({ message, onClose }: ToastProps) {
  return (
    <Radix.Provider duration={toastSettings.durationMs} swipeThreshold={toastSettings.swipeThreshold}>
      {message && (
        <Radix.Root
          key={message.id}
          className="toast"
          data-look={message.variant === 'destructive' ? 'bad' : undefined}
          onOpenChange={(open) => {
            if (!open) onClose()
          }}
        >
          <div className="toast-text">
            <Radix.Title className="toast-title">{message.title}</Radix.Title>
            {message.description && <Radix.Description>{message.description}</Radix.Description>}
            {message.action}
          </div>
          <Radix.Close className="toast-close" aria-label={toastLabels.close}>
            <Icon name="close" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport className="toasts" label={toastLabels.region} />
    </Radix.Provider>
  )
}
