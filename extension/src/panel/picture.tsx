/** A picture of the page: small until it is pressed, and none where the server keeps it no longer. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from './i18n.ts';
import type { World } from './world.ts';

interface PictureProps {
  hash: string;
  world: World;
  /** What it shows. */
  text: string;
}

/** undefined: it is on its way; null: there is none. */
function useAddress(hash: string, world: World): string | null | undefined {
  const address = useSignal<string | null | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    let own: string | null = null;
    world.picture(hash).then(
      (found) => {
        if (wanted) own = address.value = found;
        else forget(found);
      },
      () => {
        if (wanted) address.value = null;
      },
    );
    return () => {
      wanted = false;
      if (own !== null) forget(own);
    };
  }, [hash, world, address]);
  return address.value;
}

/** An address of a blob holds its bytes for as long as the page lives. */
function forget(address: string): void {
  if (address.startsWith('blob:')) URL.revokeObjectURL(address);
}

export function Picture({ hash, world, text }: PictureProps): JSX.Element | null {
  const address = useAddress(hash, world);
  if (!address) return null;
  return <img class="picture" src={address} alt={t('pictureOf', text)} />;
}

/** Beside a step, at the size of a stamp; pressed, it is as wide as there is room. */
export function Thumbnail({ hash, world, text }: PictureProps): JSX.Element | null {
  const address = useAddress(hash, world);
  const wide = useSignal(false);
  if (address === null) return null;
  // The room that it will take is kept, so that nothing jumps when it comes.
  if (address === undefined) return <span class="thumbnail coming" />;
  return (
    <button
      type="button"
      class={wide.value ? 'thumbnail wide' : 'thumbnail'}
      aria-expanded={wide.value}
      title={wide.value ? t('smaller') : t('larger')}
      onClick={() => {
        wide.value = !wide.value;
      }}
    >
      <img class="picture" src={address} alt={t('pictureOf', text)} />
    </button>
  );
}
