let shared;

export function init(scope) {
  shared = scope;
}

export async function get() {
  const [provided] = Object.values(shared.react);
  const { createElement, useState } = (provided.lib ?? (await provided.get()))();
  const { createHello } = await import('./hello.js');
  return () => ({ Region: createHello(createElement, useState) });
}
