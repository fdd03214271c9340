export type ButtonLook = 'primary' | 'plain' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'normal' | 'large';

const base =
  'inline-flex items-center justify-center gap-2 rounded-[10px] border text-center font-medium no-underline select-none transition-colors ' +
  'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 pointer-coarse:min-h-11';

const looks: Readonly<Record<ButtonLook, string>> = {
  primary: 'border-transparent bg-brand text-brand-ink not-disabled:hover:bg-brand-deep',
  plain: 'border-line bg-card text-ink not-disabled:hover:border-line-strong',
  quiet: 'border-transparent bg-transparent text-ink-2 not-disabled:hover:bg-sunk not-disabled:hover:text-ink',
  danger: 'border-line bg-card text-poor not-disabled:hover:border-poor',
};

const sizes: Readonly<Record<ButtonSize, string>> = {
  small: 'min-h-8 px-2.5 text-sm',
  normal: 'min-h-10 px-4 text-[15px]',
  large: 'min-h-12 px-5 text-base',
};

/** Classes shared by buttons and button-like links, so that they look the same. */
export function buttonClass(look: ButtonLook = 'plain', size: ButtonSize = 'normal', extra = ''): string {
  return `${base} ${looks[look]} ${sizes[size]} ${extra}`;
}
