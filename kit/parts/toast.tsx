import * as Radix from '@radix-ui/react-toast'
import type { ReactNode } from 'react'
import { toastLabels, toastSettings } from '#kit/parts/words.ts'
import { Icon } from './icon.tsx'
import './toast.later.css'

/** SITE-20. */
export interface ToastMessage {
  /** Another one is another toast, though it say the same. */
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

/** SITE-20: one at a time, for so long, dismissed by a swipe, by its button or by Escape. */
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
