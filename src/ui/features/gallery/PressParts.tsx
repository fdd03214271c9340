import { useState } from 'react';
import { Button } from '../../components/press/Button.tsx';
import { Chip } from '../../components/press/Chip.tsx';
import { CrossIcon } from '../../components/press/CrossIcon.tsx';
import { Glyph } from '../../components/press/Glyph.tsx';
import { IconButton } from '../../components/press/IconButton.tsx';
import { KeyHint } from '../../components/press/KeyHint.tsx';
import { LinkButton } from '../../components/press/LinkButton.tsx';
import { Tag } from '../../components/press/Tag.tsx';
import { GalleryPart } from './GalleryPart.tsx';

const row = 'flex flex-wrap items-center gap-2.5';

/** Buttons and other pressable controls. */
export function PressParts() {
  const [pressed, setPressed] = useState(true);
  const [tags, setTags] = useState<readonly string[]>(['auction', 'needs a roof', 'viewed']);
  return (
    <GalleryPart title="Buttons, chips, tags, keys">
      <div className={row}>
        <Button look="primary">Report PDF</Button>
        <Button>Compare</Button>
        <Button look="quiet">Share</Button>
        <Button look="danger">Remove</Button>
        <Button busy>Reading</Button>
        <Button disabled>Disabled</Button>
      </div>
      <div className={row}>
        <Button size="small">Small</Button>
        <Button size="large" look="primary">
          Large
        </Button>
        <LinkButton to="/">A link</LinkButton>
        <IconButton label="Close">
          <CrossIcon />
        </IconButton>
        <IconButton label="Search">
          <Glyph name="search" />
        </IconButton>
        <IconButton label="More, disabled" disabled>
          <Glyph name="more" />
        </IconButton>
      </div>
      <div className={row}>
        <Chip pressed={pressed} onClick={() => setPressed(!pressed)}>
          Saved only
        </Chip>
        <Chip pressed={false}>With a garden</Chip>
        {tags.map((tag) => (
          <Tag key={tag} onRemove={() => setTags(tags.filter((each) => each !== tag))}>
            {tag}
          </Tag>
        ))}
        <Tag>only says</Tag>
      </div>
      <div className={row}>
        <KeyHint keys="mod+k" />
        <KeyHint keys="g d" />
        <KeyHint keys="?" />
      </div>
    </GalleryPart>
  );
}
