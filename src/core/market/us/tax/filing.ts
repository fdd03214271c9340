/** How a household files its federal return; a surviving spouse files as `joint` does. */
export type Filing = 'single' | 'joint' | 'separate' | 'head';
