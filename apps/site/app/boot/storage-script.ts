/**
 * The first script of every page. Where the browser blocks storage, even reading `localStorage`
 * throws, and React Router and EmailJS read it unasked: there, the page gets one that keeps nothing.
 */
export const storageScript =
  'for(const n of["localStorage","sessionStorage"])try{window[n]}catch{Object.defineProperty(window,n,{value:{getItem:()=>null,setItem(){},removeItem(){}}})}';
