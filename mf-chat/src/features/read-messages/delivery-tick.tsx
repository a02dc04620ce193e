/** The delivery state of an own message. */
import { t } from '@social/texts';

export type Delivery = 'waiting' | 'sent' | 'delivered' | 'read';

const labels: Record<Delivery, string> = { waiting: t('Sending'), sent: t('Sent'), delivered: t('Delivered'), read: t('Read') };

const CLOCK = 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16m0-2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m1 5h-2v6l5 3 1-1.7-4-2.3z';
const ONE_TICK = 'M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z';
const TWO_TICKS = 'm17.3 6.7-1.4-1.4-6.4 6.3 1.4 1.4zm4.2-1.4L10.9 16l-4.1-4.2-1.4 1.4 5.5 5.6L23 6.7zM.4 13.2 6 18.8l1.4-1.4-5.6-5.6z';

const paths: Record<Delivery, string> = { waiting: CLOCK, sent: ONE_TICK, delivered: TWO_TICKS, read: TWO_TICKS };

/** Shows one tick for sent, two for delivered, two bright ones for read, with a label for screen readers. Styled by `MessageLines`. */
export function DeliveryTick({ delivery }: { delivery: Delivery }) {
  return (
    <>
      <svg className="tick" data-delivery={delivery} viewBox="0 0 24 24" aria-hidden>
        <path d={paths[delivery]} />
      </svg>
      <span className="visually-hidden">{labels[delivery]}</span>
    </>
  );
}
